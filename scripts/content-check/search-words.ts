import { languages } from '../../src/shared/country/countries.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

/** Every language has its shoppers' own words for things, and refers only to existing pages. */
export const checkSearchWords = ({ content }: Library): Finding[] =>
  languages.flatMap((language) => {
    const file = `search/${language}.json`;
    const words = content.search[language];
    if (!words) return [{ file, message: 'is missing' }];
    const meant = Object.keys(words.meanings)
      .filter((meaning) => meaning.startsWith('page/') && !content.pages.has(meaning.slice('page/'.length)))
      .map((meaning) => ({ file, message: `meanings: '${meaning}' names no page` }));
    const hinted = words.hints.filter(({ page }) => !content.pages.has(page));
    return [...meant, ...hinted.map(({ page }) => ({ file, message: `hints: '${page}' names no page` }))];
  });
