import 'server-only';
import { cabinetWidths } from '#backend/catalogue/catalogue.ts';
import { unitlessCentimetres } from '#shared/catalogue/format-length.ts';
import { inferWidth } from '#shared/catalogue/infer-width.ts';
import type { Site } from '#shared/country/site.ts';
import { inchesOf } from '#shared/i18n/imperial.ts';
import { correctWord } from './correct-word.ts';
import { divideCompound } from './divide.ts';
import { findKeys } from './find-keys.ts';
import { numbersIn } from './numbers-in.ts';
import { indexOf } from './search-index.ts';
import { boundTerm, foldTerm, maxWords, wordsOf } from './terms.ts';
import { isKnownWord } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

// Two-digit numbers are widths, if anything.
const isWidth = (word: string): boolean => /^\d{2}$/.test(word);

const findsAnything = (site: Site, term: string): boolean => {
  const { product, category, page } = findKeys(site, term);
  return product.length + category.length + page.length > 0;
};

/** An existing width, as labels write it: the requested one, or the next, upwards if there is one. */
const existingWidth = (site: Site, figure: number): string | undefined => {
  const requestedWidth = inferWidth(figure, site.locale);
  const widths = cabinetWidths(site).map(({ width }) => width);
  // A cabinet of 24 inches is a little wider than one of 60 cm.
  const width = widths.find((one) => one >= requestedWidth || inchesOf(one) >= inchesOf(requestedWidth)) ?? widths.at(-1);
  return width === undefined ? undefined : unitlessCentimetres(width, site.locale);
};

const minEnding = 4;

/** The longest ending of a compound that finds something: the `spüle` of `Eckspüle`; none if there is none. */
const knownEnding = (site: Site, word: string): string[] => {
  const endings = Array.from({ length: Math.max(0, word.length - minEnding) }, (_, at) => word.slice(at + 1));
  const vocabulary = vocabularyOf(site);
  const isWord = (ending: string): boolean =>
    vocabulary.spellings.has(foldTerm(ending)) || divideCompound(foldTerm(ending), vocabulary, site.language) !== undefined;
  return endings.filter((ending) => isWord(ending) && findsAnything(site, ending)).slice(0, 1);
};

/** The beginning of an article number that exists no more, or never did: its group. */
const groupOfSku = (site: Site, term: string): string | undefined => {
  const [sku] = numbersIn(foldTerm(term)).skus;
  const group = sku?.replace(/^(\d{2})(\d{2}).*$/, '$1.$2');
  return group !== undefined && findsAnything(site, group) ? group : undefined;
};

/** The word that was meant, in its correct spelling; empty for an unknown one. */
const correctedWord = (site: Site, word: string): string[] => {
  const folded = foldTerm(word);
  if (isWidth(folded)) return [existingWidth(site, Number(folded)) ?? []].flat();
  const index = indexOf(site);
  const vocabulary = vocabularyOf(site);
  const corrected = correctWord(site, index, folded);
  if (corrected !== folded) return [index.spellings.get(corrected) ?? vocabulary.spellings.get(corrected) ?? corrected];
  return isKnownWord(folded, vocabulary, site.language) || findsAnything(site, folded) ? [word] : knownEnding(site, word);
};

/** The likely spelling of a term without results, or the nearest thing that there is; undefined if nothing finds more. */
export const correctTerm = (site: Site, given: string): string | undefined => {
  const term = boundTerm(given);
  const corrected = wordsOf(term, site.language)
    .slice(0, maxWords)
    .flatMap((word) => correctedWord(site, word))
    .join(' ');
  if (corrected === '' || foldTerm(corrected) === foldTerm(term)) return groupOfSku(site, term);
  return findsAnything(site, corrected) ? corrected : undefined;
};
