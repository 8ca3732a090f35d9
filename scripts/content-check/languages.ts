import type { Language } from '../../src/shared/country/countries.ts';
import { languages } from '../../src/shared/country/countries.ts';
import type { Finding } from './finding.ts';
import { fileOfPicture, type Library } from './library.ts';

type Texts = Partial<Record<Language, unknown>>;

const missingIn = (wanted: readonly Language[], texts: Texts, fileOf: (language: Language) => string): Finding[] =>
  wanted.filter((language) => texts[language] === undefined).map((language) => ({ file: fileOf(language), message: 'is missing' }));

/** Every product exists in every language of the shop; every page, navigation and alternative text in the languages of pages. */
export const checkLanguages = (library: Library): Finding[] => {
  const { content } = library;
  return [
    ...missingIn(languages, content.navigation, (language) => `navigation/${language}.json`),
    ...[...content.pages].flatMap(([id, { texts }]) => missingIn(languages, texts, (language) => `pages/${id}/${language}.json`)),
    ...[...content.products].flatMap(([key, { texts }]) => missingIn(languages, texts, (language) => `catalogue/${key}/${language}.json`)),
    ...Object.entries(content.media).flatMap(([id, { alt }]) =>
      missingIn(languages, alt, (language) => `${id}.alt.${language}`).map(({ file: place }) => ({
        file: fileOfPicture(library, id),
        message: `${place}: is missing`,
      })),
    ),
  ];
};
