import 'server-only';
import type { CountryCode } from '#shared/country/countries.ts';

/** The files of one country as JSON values, by their path below the content folder: `pages/home/de.json`. */
export type ContentFiles = ReadonlyMap<string, unknown>;

/** Where content comes from. Both sources hand out the same files, so that everything behind them is the same. */
export type ContentSource = {
  /**
   * The files that each country may see. Throws `Country DE is missing API key.` when a country has none (C-08), and an error that names
   * the country and the cause when its files cannot be read. One country after the other: twenty lists of all files at once are large.
   */
  readAll: () => Promise<Iterable<readonly [CountryCode, ContentFiles]>>;
  /**
   * The drafts of a page as a country may see them, under the names that they will have once they are published; empty where there are
   * none. Read anew each time: an editor looks at what was saved a moment ago. Throws ContentRefused where one cannot be read as JSON.
   */
  readDrafts: (country: CountryCode, pageId: string) => Promise<ContentFiles>;
};

/** How the specification writes a country's short code in messages: `DE`. */
export const shortOf = (country: CountryCode): string => country.toUpperCase();

/** The one message of specification §8 that stops start-up. */
export const missingApiKey = (country: CountryCode): Error => new Error(`Country ${shortOf(country)} is missing API key.`);
