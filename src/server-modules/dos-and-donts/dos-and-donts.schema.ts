import { z } from 'zod';
import { button, headline, text } from '#shared/content/references.ts';

const list = z.strictObject({
  headline: headline.describe('What the list holds'),
  items: z.array(z.string().min(1).max(120)).min(1).max(6).describe('A few words each'),
});

/** Dos and don’ts: what a material withstands, and beside it what damages it. */
export const dosAndDontsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two below the headline; null for none'),
  dos: list.describe('What is good for it, each with a tick'),
  donts: list.describe('What is not, each with a sign that forbids'),
  button: button.nullable().default(null).describe('A quiet link below the words; null for none'),
  ground: z.enum(['paper', 'soft']).default('soft').describe('What the section lies on'),
});
export type DosAndDontsData = z.infer<typeof dosAndDontsSchema>;
