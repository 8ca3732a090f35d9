import { z } from 'zod';
import { isFrameAddress } from '#shared/content/frame-hosts.ts';
import { headline, imageReference } from '#shared/content/references.ts';
import { languages } from '#shared/country/countries.ts';
import { playerOf } from './outside-address.ts';

const title = z.string().min(1).max(120).describe('What it is called: heard by who cannot see it');
const poster = imageReference.describe('A picture of our own that stands there until the film plays');
const link = z.url({ protocol: /^https$/ });

const image = z.strictObject({
  kind: z.literal('image').describe('One picture'),
  image: imageReference,
  shape: z.enum(['whole', 'wide']).default('whole').describe('`wide` cuts a room to 21 : 9 from 834 px on; a product is always whole'),
});

const video = z.strictObject({
  kind: z.literal('video').describe('A film that another house plays, after consent or one press'),
  title,
  url: link
    .refine((url) => playerOf(url) !== undefined, 'no film at youtube.com, youtu.be or vimeo.com')
    .describe('The address of the film as everybody sees it: it is played without cookies'),
  poster,
});

const mp4 = z.strictObject({
  kind: z.literal('mp4').describe('A film of our own; it needs no consent'),
  title,
  src: z
    .string()
    .regex(/^\/[a-z0-9/_-]+\.mp4$/)
    .describe('The path of the file, `/films/name.mp4`'),
  captions: z
    .array(
      z.strictObject({
        src: z.string().regex(/^\/[a-z0-9/_-]+\.vtt$/),
        language: z.enum(languages),
        label: z.string().min(1).max(40).describe('The language by its own name'),
      }),
    )
    .min(1)
    .describe('What is said and heard, in words: a film without them is not shown'),
  poster,
});

const iframe = z.strictObject({
  kind: z.literal('iframe').describe('A page of another house in a frame, after consent or one press'),
  title,
  url: link.refine(isFrameAddress, 'no house of `frame-hosts.ts`').describe('Only houses that the policy of our pages lets in'),
  ratio: z.enum(['16/9', '4/3', '1/1']).default('16/9').describe('Width to height from 834 px on; below that the frame is 4 : 3'),
});

/** M-03 media: one picture, a film by its link, a film of our own or a page in a frame. */
export const mediaSchema = z.strictObject({
  headline: headline.nullable().describe('Its heading on the page; null where the section above has said it'),
  media: z.discriminatedUnion('kind', [image, video, mp4, iframe]),
  caption: z.string().min(1).max(160).nullable().describe('Below it: what is to be seen, of a film its length and captions'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type MediaData = z.infer<typeof mediaSchema>;
