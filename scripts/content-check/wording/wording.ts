import type { Finding } from '../finding.ts';
import { type AcceptedFaults, acceptanceBy, readAcceptedFaults } from './accepted-faults.ts';
import { avoidedWords } from './avoided-words.ts';
import { countryWordFaults } from './country-words.ts';
import type { LocatedFault, Rule } from './fault.ts';
import { readGlossaries } from './glossary-file.ts';
import { glossaryTerms } from './glossary-terms.ts';
import { lengths } from './lengths.ts';
import { locatedTextsOf } from './located-text.ts';
import { noBreak } from './no-break.ts';
import { numbers } from './numbers.ts';
import { placeholders } from './placeholders.ts';
import { retiredPhrases } from './retired-phrases.ts';
import { script } from './script.ts';
import { typedPeriods } from './typed-periods.ts';
import { typography } from './typography.ts';
import { untranslated } from './untranslated.ts';

const glossaries = readGlossaries();
const rules: readonly Rule[] = [
  placeholders,
  typography,
  numbers,
  noBreak,
  script,
  lengths,
  typedPeriods,
  avoidedWords(glossaries),
  retiredPhrases,
];

/** All findings about the wording of interface and content, by file, including accepted ones. */
export const wordingFaults = (files: ReadonlyMap<string, unknown>): LocatedFault[] => {
  const texts = locatedTextsOf(files);
  const each = texts.flatMap((placed) => rules.flatMap((rule) => rule(placed).map((fault) => ({ ...placed, ...fault }))));
  return [...each, ...untranslated(texts), ...glossaryTerms(texts, glossaries), ...countryWordFaults(texts)];
};

/** Findings about the wording. Accepted ones are not reported again. */
export const checkWording = (files: ReadonlyMap<string, unknown>, accepted: AcceptedFaults = readAcceptedFaults()): Finding[] => {
  const isAccepted = acceptanceBy(accepted);
  return wordingFaults(files)
    .filter((fault) => !isAccepted(fault))
    .map(({ file, location, message }) => ({ file, message: `${location}: ${message}` }));
};
