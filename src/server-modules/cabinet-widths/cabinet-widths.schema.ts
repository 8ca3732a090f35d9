import { z } from 'zod';
import { button, headline, text } from '#shared/content/references.ts';

/** Cabinet widths: the cabinets that the country's sinks need, drawn in one scale, with how many sinks there are and from which price on. All of it comes from the catalogue. */
export const cabinetWidthsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline, without figures; null for none'),
  button: button.nullable().default(null).describe('A quiet link below the drawings; null for none'),
});
export type CabinetWidthsData = z.infer<typeof cabinetWidthsSchema>;
