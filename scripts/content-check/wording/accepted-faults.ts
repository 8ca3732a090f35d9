import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languages } from '../../../src/shared/country/countries.ts';
import type { LocatedFault } from './fault.ts';

const acceptedFile = z.array(
  z.strictObject({
    rule: z.enum(['untranslated', 'glossary', 'avoid', 'typography', 'number', 'script', 'placeholder', 'length', 'period']),
    /** The text, or the location and term, that the finding is about. */
    what: z.string().min(1),
    languages: z.array(z.enum(languages)).min(1),
    reason: z.string().min(5),
  }),
);

/** Findings that an editor has reviewed and accepted, by name and with the reason. */
export type AcceptedFaults = z.infer<typeof acceptedFile>;

/** Reads `settled.json`, the one file of false positives. */
export const readAcceptedFaults = (): AcceptedFaults =>
  acceptedFile.parse(JSON.parse(readFileSync(new URL('./settled.json', import.meta.url), 'utf8')));

/** Whether a finding is accepted. */
export const acceptanceBy = (accepted: AcceptedFaults) => {
  const known = new Set(accepted.flatMap(({ rule, what, languages: all }) => all.map((language) => `${rule} ${language} ${what}`)));
  return ({ rule, what, language }: LocatedFault): boolean => known.has(`${rule} ${language} ${what}`);
};
