import { contentLanguages } from '../../src/shared/content/content-languages.ts';
import type { Language } from '../../src/shared/country/countries.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

type Texts = Partial<Record<Language, unknown>>;

const missingIn = (texts: Texts, fileOf: (language: Language) => string): Finding[] =>
  contentLanguages
    .filter((language) => texts[language] === undefined)
    .map((language) => ({ file: fileOf(language), message: 'is missing' }));

/** Every page, product and navigation, and every alternative text, in every content language. */
export const checkLanguages = ({ content }: Library): Finding[] => [
  ...missingIn(content.navigation, (language) => `navigation/${language}.json`),
  ...[...content.pages].flatMap(([id, { texts }]) => missingIn(texts, (language) => `pages/${id}/${language}.json`)),
  ...[...content.products].flatMap(([key, { texts }]) => missingIn(texts, (language) => `catalogue/${key}/${language}.json`)),
  ...Object.entries(content.media).flatMap(([id, { alt }]) =>
    missingIn(alt, (language) => `${id}.alt.${language}`).map(({ file: place }) => ({
      file: 'media/media.json',
      message: `${place}: is missing`,
    })),
  ),
];
