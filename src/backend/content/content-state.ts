import 'server-only';
import type { ModelIndex } from '#shared/content/model-index.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { CountryContent } from './country-content.ts';
import type { PictureIndex } from './picture-index.ts';

/** The current content of all countries; replaced as a whole, never changed. */
export type Content = { version: string; countries: ReadonlyMap<CountryCode, CountryContent>; pictures: PictureIndex; models: ModelIndex };

// On globalThis: in development the server's modules are evaluated anew at every edit, but the content must stay.
const globals = globalThis as typeof globalThis & { undulaContent?: Content };

/** Replaces the content. */
export const setContent = (content: Content): void => {
  globals.undulaContent = Object.freeze(content);
};

/** The current content, undefined before loadContent. */
export const findContent = (): Content | undefined => globals.undulaContent;

/** The current content. Throws before loadContent. */
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
