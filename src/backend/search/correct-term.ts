import 'server-only';
import { cabinetWidths } from '#backend/catalogue/catalogue.ts';
import type { Site } from '#shared/country/site.ts';
import { findKeys, indexOf, slips } from './search-index.ts';
import { foldTerm, wordsOf } from './terms.ts';

const isNumber = (word: string): boolean => /^\d{2,3}$/.test(word);

/** The next width that exists, upwards if there is one. */
const nearestWidth = (site: Site, asked: number): string | undefined => {
  const widths = cabinetWidths(site).map(({ width }) => width);
  return (widths.find((width) => width >= asked) ?? widths.at(-1))?.toString();
};

/** A word of the catalogue for a word that finds nothing: itself where it does find something. */
const correctWord = (site: Site, word: string): string[] => {
  const { hits, spellings } = indexOf(site);
  const folded = foldTerm(word);
  if (hits.search(folded).length > 0) return [word];
  if (isNumber(folded)) return [nearestWidth(site, Number(folded)) ?? []].flat();
  const near = hits.search(folded, { fuzzy: slips(2) }).flatMap(({ terms }) => terms);
  return near.flatMap((term) => spellings.get(term) ?? []).slice(0, 1);
};

/** What somebody may have meant whose term finds nothing; undefined where no other spelling finds more. */
export const correctTerm = (site: Site, term: string): string | undefined => {
  const corrected = wordsOf(term, site.language)
    .flatMap((word) => correctWord(site, word))
    .join(' ');
  if (corrected === '' || foldTerm(corrected) === foldTerm(term)) return undefined;
  const { product, category, page } = findKeys(site, corrected);
  return product.length + category.length + page.length > 0 ? corrected : undefined;
};
