import { z } from 'zod';
import { text } from '#shared/content/references.ts';

const placeOfCountry = '{country}';

/** M-34 form success: the message after a form was received. */
export const formSuccessSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .max(90)
    .refine((title) => title.includes(placeOfCountry), `must hold ${placeOfCountry}`)
    .describe('Its headline; {country} stands for the name of the visitor’s country, as in: Undula {country} has your message'),
  subtitle: z.string().min(1).max(160).describe('One sentence: what has happened, and what comes next'),
  text: text.nullable().default(null).describe('Paragraphs, divided by an empty line: what can be done meanwhile; null for none'),
});
export type FormSuccessData = z.infer<typeof formSuccessSchema>;

/** The title with the country’s name filled in. */
export const titleFor = (title: string, country: string): string => title.replaceAll(placeOfCountry, country);
