import 'server-only';
import { cabinetWidths } from '#backend/catalogue/catalogue.ts';
import { inferWidth } from '#shared/catalogue/infer-width.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { isImperial } from '#shared/i18n/imperial.ts';
import { divideCompound, wordsIn } from './divide.ts';
import { numbersIn } from './numbers-in.ts';
import { foldTerm, maxWords } from './terms.ts';
import { type Form, startOf, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** One concept of a term: its words, and what they may mean; only the words if they have no known meaning. */
export type SearchConcept = { words: readonly string[]; meanings: readonly string[]; isSku?: boolean };

const fits = ({ words }: Form, tokens: readonly string[], at: number): boolean =>
  words.every(({ word, isOpen }, position) => {
    const token = tokens[at + position];
    return token !== undefined && (isOpen ? token.startsWith(word) : token === word);
  });

const formAt = ({ byStart }: Vocabulary, tokens: readonly string[], at: number): Form | undefined =>
  byStart.get(startOf(tokens[at] ?? ''))?.find((form) => fits(form, tokens, at));

/** The form at a position of a term; for a compound known part by part, no form with an open ending. */
const formFor = (vocabulary: Vocabulary, tokens: readonly string[], at: number, isDivided: boolean): Form | undefined => {
  const form = formAt(vocabulary, tokens, at);
  const [first] = form?.words ?? [];
  return isDivided && form?.words.length === 1 && first?.word !== tokens[at] ? undefined : form;
};

/** Whether a word, or one that begins with it, is in the vocabulary, as a whole or part by part. */
export const isKnownWord = (word: string, vocabulary: Vocabulary, language: Language): boolean =>
  vocabulary.words.some((own) => own.word.startsWith(word) || (own.isOpen && word.startsWith(own.word))) ||
  divideCompound(word, vocabulary, language) !== undefined;

const minStem = 4;

const conceptsOf = (tokens: readonly string[], vocabulary: Vocabulary, language: Language): SearchConcept[] => {
  const concepts: SearchConcept[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const parts = divideCompound(token, vocabulary, language);
    const form = formFor(vocabulary, tokens, at, parts !== undefined);
    const words = form ? tokens.slice(at, at + form.words.length) : [token];
    if (form) {
      // A text may inflect the word differently: `cuadrado` in the term, `cuadrada` in the text.
      const stems = form.words.map(({ word, isOpen }, position) => (isOpen && word.length >= minStem ? word : (words[position] ?? word)));
      if (form.meanings.length > 0) concepts.push({ words: stems, meanings: form.meanings });
    } else {
      const candidateMeanings = parts?.map((part) => vocabulary.parts.get(part) ?? []) ?? [[]];
      concepts.push(
        ...candidateMeanings
          .filter((meanings) => meanings.length > 0 || candidateMeanings.length === 1)
          .map((meanings) => ({ words, meanings })),
      );
    }
    at += words.length;
  }
  return concepts;
};

// Twenty-four inches are a cabinet of 60 cm.
const toleranceCentimetres = 2;

/** A cabinet width as a concept; any other length is searched for in millimetres, as in the facts. */
const widthConcept = (site: Site, digits: string, centimetres: number): SearchConcept => {
  const width = cabinetWidths(site).find(
    (known) => Math.abs(known.width - centimetres) < (Number.isInteger(centimetres) ? 1 : toleranceCentimetres),
  )?.width;
  return width === undefined
    ? { words: [String(Math.round(centimetres * 10))], meanings: [] }
    : { words: [digits], meanings: [`cabinet/${width}`] };
};

// Without a unit it may be part of a name, or a length in either unit: no cabinet's width in centimetres equals another's in inches.
const figureConcept = (site: Site, one: SearchConcept): SearchConcept => {
  const [digits = ''] = one.words;
  const { meanings } = widthConcept(site, digits, inferWidth(Number(digits), site.locale));
  return { ...one, meanings };
};

const isNumber = (token: string): boolean => /^\d{2,3}$/.test(token);

const isUse = (meaning: string): boolean => meaning.startsWith('use/');

/** What a thing is for is not a second concept: a tap for a sink is a tap, a strainer for a sink a strainer. */
const withoutOwners = (concepts: readonly SearchConcept[]): SearchConcept[] => {
  const all = concepts.flatMap(({ meanings }) => meanings);
  const owners = all.some(isUse) ? ['sinks', 'taps'] : all.includes('taps') ? ['sinks'] : [];
  return concepts.filter(({ meanings: [meaning, ...others] }) => others.length > 0 || meaning === undefined || !owners.includes(meaning));
};

/** All concepts of a term, combined. `correct` returns the intended word for an unknown one. */
export const understand = (site: Site, term: string, correct: (word: string) => string = (word) => word): SearchConcept[] => {
  const vocabulary = vocabularyOf(site);
  const { remainder, skus, lengths } = numbersIn(foldTerm(term), isImperial(site.locale));
  const tokens = wordsIn(remainder, vocabulary, site.language).slice(0, maxWords).map(correct);
  const concepts = conceptsOf(tokens, vocabulary, site.language).map((one) =>
    one.meanings.length === 0 && isNumber(one.words[0] ?? '') ? figureConcept(site, one) : one,
  );
  const all = [
    ...skus.map((sku) => ({ words: [sku], meanings: [], isSku: true })),
    ...lengths.map(({ digits, centimetres }) => widthConcept(site, digits, centimetres)),
    ...concepts,
  ].slice(0, maxWords);
  // A term of stop words only is searched for literally.
  return all.length > 0 ? withoutOwners(all) : tokens.map((word) => ({ words: [word], meanings: [] }));
};

/** Everything that a text mentions: the meanings of its words. */
export const meaningsIn = (site: Pick<Site, 'country' | 'language'>, text: string): string[] => {
  const vocabulary = vocabularyOf(site);
  const tokens = wordsIn(foldTerm(text), vocabulary, site.language);
  return [...new Set(conceptsOf(tokens, vocabulary, site.language).flatMap(({ meanings }) => meanings))];
};
