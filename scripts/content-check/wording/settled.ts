import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languages } from '../../../src/shared/country/countries.ts';
import type { PlacedFault } from './fault.ts';

const settledFile = z.array(
  z.strictObject({
    rule: z.enum(['untranslated', 'glossary', 'avoid', 'typography', 'number', 'script', 'placeholder', 'length', 'period']),
    /** The text, or the place and term, that the finding is about. */
    what: z.string().min(1),
    languages: z.array(z.enum(languages)).min(1),
    reason: z.string().min(5),
  }),
);

/** What an editor has looked at and found right, by name and with the reason. */
export type Settled = z.infer<typeof settledFile>;

/** Reads `settled.json`, the one place for false alarms. */
export const readSettled = (): Settled => settledFile.parse(JSON.parse(readFileSync(new URL('./settled.json', import.meta.url), 'utf8')));

/** Says of a fault whether it is settled. */
export const settledBy = (settled: Settled) => {
  const known = new Set(settled.flatMap(({ rule, what, languages: all }) => all.map((language) => `${rule} ${language} ${what}`)));
  return ({ rule, what, language }: PlacedFault): boolean => known.has(`${rule} ${language} ${what}`);
};
