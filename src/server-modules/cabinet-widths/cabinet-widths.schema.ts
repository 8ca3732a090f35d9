import { z } from 'zod';
import { button, headline, text } from '#shared/content/references.ts';

/**
 * Cabinet widths: the cabinets that the country's sinks need, drawn to one scale, each with its number of sinks and lowest price. All of it
 * comes from the catalogue.
 */
export const cabinetWidthsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline, without figures; null for none'),
  button: button.nullable().default(null).describe('A quiet link below the drawings; null for none'),
});
export type CabinetWidthsData = z.infer<typeof cabinetWidthsSchema>;
