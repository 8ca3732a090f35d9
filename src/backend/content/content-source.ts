import 'server-only';
import type { CountryCode } from '#shared/country/countries.ts';

/** The files of one country as JSON values, by their path below the content folder: `pages/home/de.json`. */
export type ContentFiles = ReadonlyMap<string, unknown>;

/** A source of content. Both sources provide the same files, so that everything behind them is the same. */
export type ContentSource = {
  /**
   * The files that each country may see. Throws `Country DE is missing API key.` when a country has none (C-08), and an error that names
   * the country and the cause when its files cannot be read. One country after the other: twenty lists of all files at once are large.
   */
  readAll: () => Promise<Iterable<readonly [CountryCode, ContentFiles]>>;
  /**
   * A number that differs after each whole change of the content: an import, a published page. Undefined while one is being written.
   * Sources without it are asked at intervals.
   */
  changedAt?: () => number | undefined;
  /**
   * The drafts of a page as a country may see them, under their names after publication; empty if there are none. Read anew each time,
   * because editors look at what they have just saved. Throws InvalidContentError if one is not valid JSON.
   */
  readDrafts: (country: CountryCode, pageId: string) => Promise<ContentFiles>;
};

/** A country's short code as the specification writes it in messages: `DE`. */
export const shortOf = (country: CountryCode): string => country.toUpperCase();

/** The error message of specification §8 that stops start-up. */
export const missingApiKey = (country: CountryCode): Error => new Error(`Country ${shortOf(country)} is missing API key.`);
