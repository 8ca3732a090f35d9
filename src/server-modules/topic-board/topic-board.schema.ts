import { z } from 'zod';
import { button, headline, imageReference } from '#shared/content/references.ts';

/** M-14 topic board: themes as tiles, each a picture, a name, a line and the page that it leads to. */
export const topicBoardSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  topics: z
    .array(
      z.strictObject({
        image: imageReference.describe('A surface or a room fills its tile, a product stands in it whole'),
        headline: z.string().min(1).max(60).describe('What it is about: the words of the link'),
        text: z.string().min(1).max(160).nullable().default(null).describe('A sentence or two below'),
        link: z
          .union([
            z.strictObject({
              page: z.string().min(1).describe('Id of a page'),
              hash: z.string().optional().describe('Id of a section on it'),
            }),
            z.strictObject({ product: z.string().min(1).describe('Key of a product') }),
          ])
          .describe('A page of ours by its id, or a product by its key: the whole tile leads there'),
      }),
    )
    .min(2)
    .max(8)
    .describe('Up to four stand in one row'),
  button: button.nullable().default(null).describe('A quiet link to all of them, beside the heading'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type TopicBoardData = z.infer<typeof topicBoardSchema>;
