import { getOrInsertComputed } from '../../../src/shared/cache/get-or-insert.ts';
import type { Language } from '../../../src/shared/country/countries.ts';
import type { LocatedFault } from './fault.ts';
import { exceptionsOf, type Glossary, shapesOf, termOf } from './glossary-file.ts';
import { literal } from './literal.ts';
import { type LocatedText, locationNameOf } from './located-text.ts';

/** An English text, and its counterpart in this language: one text, or several that are written anew in each language. */
type Passage = { file: string; location: string; language: Language; english: string; text: string };

/** Longer terms come first and consume their words: a tap hole is no tap. */
const finderOf = ({ terms }: Glossary) => {
  const shapes = Object.entries(terms).flatMap(([key, entry]) => [
    ...shapesOf(entry).map((shape) => ({ key, shape })),
    ...exceptionsOf(entry).map((shape) => ({ key: undefined, shape })),
  ]);
  const patterns = shapes
    .toSorted((a, b) => b.shape.length - a.shape.length)
    .map(({ key, shape }) => ({ key, pattern: new RegExp(`(?<![\\p{L}-])${literal(shape)}(?![\\p{L}-])`, 'giu') }));
  return (english: string): Set<string> => {
    let rest = english.replaceAll(/\{\{\w+\}\}/g, '…');
    return new Set(
      patterns.flatMap(({ key, pattern }) => {
        const before = rest;
        rest = rest.replaceAll(pattern, '\n');
        return key === undefined || before === rest ? [] : [key];
      }),
    );
  };
};

const cache = new WeakMap<Glossary, ReturnType<typeof finderOf>>();

/**
 * The term finder of a glossary. It is cached, and so are its results for a text: all other languages are compared with the same English.
 */
const cachedFinderOf = (glossary: Glossary): ReturnType<typeof finderOf> =>
  getOrInsertComputed(cache, glossary, () => {
    const find = finderOf(glossary);
    const terms = new Map<string, Set<string>>();
    return (english) => getOrInsertComputed(terms, english, find);
  });

/** Interface texts and captions are compared one by one; a page as a whole; a product by its English name and parts. */
const passageOf = ({ file, location }: LocatedText): string => {
  if (file.startsWith('pages/')) return 'page';
  return file.startsWith('catalogue/') ? 'product' : location;
};

const isNaming = ({ file, location }: LocatedText): boolean => !file.startsWith('catalogue/') || /^(?:description|scope)/.test(location);

const passagesOf = (texts: readonly LocatedText[]): Passage[] => {
  const passages = new Map<string, Passage>();
  for (const placed of texts) {
    const { file, language, text } = placed;
    if (language === 'en') continue;
    const location = passageOf(placed);
    const before = passages.get(`${file} ${location}`) ?? { file, location, language, english: '', text: '' };
    const english = isNaming(placed) ? (placed.english ?? '') : '';
    passages.set(`${file} ${location}`, { ...before, english: `${before.english}\n${english}`, text: `${before.text}\n${text}` });
  }
  return [...passages.values()];
};

/** Where English uses a term of the glossary, the other language uses its own term for it. */
export const glossaryTerms = (texts: readonly LocatedText[], glossaries: Record<Language, Glossary>): LocatedFault[] => {
  const findTerms = cachedFinderOf(glossaries.en);
  return passagesOf(texts).flatMap(({ file, location, language, text, english }) => {
    const said = text.normalize('NFC').toLocaleLowerCase(language);
    const isSaid = (shape: string): boolean => said.includes(shape.toLocaleLowerCase(language));
    return [...findTerms(english)].flatMap((key) => {
      const entry = glossaries[language].terms[key];
      if (entry === undefined || shapesOf(entry).some(isSaid)) return [];
      const what = `${locationNameOf({ file, location, language })} ${key}`;
      return [{ file, location, language, rule: 'glossary', what, message: `'${key}' is '${termOf(entry)}' in the glossary` }];
    });
  });
};
