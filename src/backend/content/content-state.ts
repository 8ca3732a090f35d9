import 'server-only';
import type { ModelIndex } from '#shared/content/model-index.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { CountryContent } from './country-content.ts';
import type { PictureIndex } from './picture-index.ts';

/** All content of all countries as it stands; replaced as a whole, never changed. */
export type Content = { version: string; countries: ReadonlyMap<CountryCode, CountryContent>; pictures: PictureIndex; models: ModelIndex };

// On globalThis: in development the server's modules are evaluated anew at every edit, the content stays.
const globals = globalThis as typeof globalThis & { undulaContent?: Content };

/** Puts new content in place of the old. */
export const setContent = (content: Content): void => {
  globals.undulaContent = Object.freeze(content);
};

/** The content in place, undefined before loadContent. */
export const findContent = (): Content | undefined => globals.undulaContent;

/** The content in place. Throws before loadContent. */
export const currentContent = (): Content => {
  const content = findContent();
  if (!content) throw new Error('No content yet: loadContent() comes first');
  return content;
};

/** A country's content. */
export const contentOf = (country: CountryCode): CountryContent => {
  const content = currentContent().countries.get(country);
  if (!content) throw new Error(`No content for country ${country}`);
  return content;
};
