import { z } from 'zod';
import { isFrameAddress } from '#shared/content/frame-hosts.ts';
import { headline, imageReference } from '#shared/content/references.ts';
import { languages } from '#shared/country/countries.ts';
import { playerUrlOf } from './player-url.ts';

const title = z.string().min(1).max(120).describe('Of a film or iframe: what it is called, heard by who cannot see it');
const poster = imageReference.describe('Of a film: a picture of our own that stands there until it plays');
const link = z.url({ protocol: /^https$/ });
const filmFile = z.string().regex(/^\/[a-z0-9/_-]+\.mp4$/);

const image = z.strictObject({
  kind: z.literal('image').describe('`image`: one picture'),
  image: imageReference.describe('Of an image: which one, by its id in `content/media/media.json`'),
  shape: z
    .enum(['whole', 'wide', 'full'])
    .default('whole')
    .describe(
      'Of an image: `wide` cuts a room to 21 : 9 from 834 px on, a product stays whole; `full` cuts either and lets it run from edge to edge',
    ),
});

const video = z.strictObject({
  kind: z.literal('video').describe('`video`: a film that another house plays, after consent or one press'),
  title,
  url: link
    .refine((url) => playerUrlOf(url) !== undefined, 'no film at youtube.com, youtu.be or vimeo.com')
    .describe('Of a video: its address as everybody sees it; it is played without cookies'),
  poster,
});

const mp4 = z.strictObject({
  kind: z.literal('mp4').describe('`mp4`: a film of our own, it needs no consent'),
  title,
  src: filmFile.describe('Of an mp4: the path of the file, `/films/name.mp4`'),
  captions: z
    .array(
      z.strictObject({
        src: z
          .string()
          .regex(/^\/[a-z0-9/_-]+\.vtt$/)
          .describe('The path of a WebVTT file'),
        language: z.enum(languages).describe('The language that they are in'),
        label: z.string().min(1).max(40).describe('The language by its own name'),
      }),
    )
    .min(1)
    .describe('Of an mp4: what is said and heard, in words; a film without them is not shown'),
  poster,
});

const scene = z.strictObject({
  kind: z.literal('scene').describe('`scene`: a short silent film of one of our scenes, which plays again and again by itself'),
  src: filmFile.describe('Of a scene: the path of the file, `/films/name.mp4`, in H.264, which every browser plays'),
  av1: filmFile.nullable().default(null).describe('Of a scene: the same film in AV1, half as heavy, for browsers that play it'),
  poster: imageReference.describe('Of a scene: a picture of it from the same place; its words say what is seen'),
});

const iframe = z.strictObject({
  kind: z.literal('iframe').describe('`iframe`: a page of another house in a frame, after consent or one press'),
  title,
  url: link
    .refine(isFrameAddress, 'no house of `frame-hosts.ts`')
    .describe('Of an iframe: only houses that the policy of our pages lets in'),
  ratio: z.enum(['16/9', '4/3', '1/1']).default('16/9').describe('Of an iframe: width to height from 834 px on; below that it is 4 : 3'),
});

/** M-03 media: one picture, a film by its link, a film of our own, an animated scene or an embedded page. */
export const mediaSchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the section above has said it'),
  media: z.discriminatedUnion('kind', [image, video, mp4, scene, iframe]).describe('What is shown; its kind says which fields it has'),
  caption: z.string().min(1).max(160).nullable().default(null).describe('Below it: what is to be seen, of a film its length and captions'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type MediaData = z.infer<typeof mediaSchema>;
