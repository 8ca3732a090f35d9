import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';
import { getOrLoad } from '#shared/cache/get-or-insert.ts';
import type { Dealer, DealerAnswer, DealerQuery } from '#shared/contract/dealer.ts';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { vCardOf } from './dealer-card.ts';
import { type DealerEntry, readDealers } from './dealer-file.ts';
import { filtersOver, passes } from './dealer-filters.ts';
import { type DealerIndex, indexDealers, kilometresBetween, type Point } from './dealer-index.ts';
import { presentDealer, type Telling } from './present-dealer.ts';

// The files of all dealers, for check and import; the index for its benchmark.

export { type DealerEntry, type DealerInFile, dealersFile, dealersFileOf, readDealers, readDealersFile } from './dealer-file.ts';
export { indexDealers } from './dealer-index.ts';

const cache = new Map<CountryCode, Promise<DealerIndex>>();

/** Read at the first call where `loadDealers` was not called; a failed read is retried at the next one. */
const dealersOf = (country: CountryCode): Promise<DealerIndex> =>
  getOrLoad(cache, country, async () => indexDealers(await readDealers(country)));

const idsByCountry = new Map<CountryCode, ReadonlySet<string>>();

/**
 * Reads the dealers of all countries, so that no request waits for them and every dealer id is known: at the start, and again with each
 * change of the content. All are replaced together; a file that fails its schema leaves them as they are.
 */
export const loadDealers = async (): Promise<void> => {
  const read = new Map<CountryCode, DealerIndex>();
  for (const country of Object.keys(countries) as CountryCode[]) read.set(country, indexDealers(await readDealers(country)));
  for (const [country, index] of read) {
    cache.set(country, Promise.resolve(index));
    idsByCountry.set(country, new Set(index.dealers.map(({ id }) => id)));
  }
};

/** Whether a country has a dealer of that id, once all are read. */
export const isDealer = (country: CountryCode, id: string): boolean => idsByCountry.get(country)?.has(id) ?? false;

const tellingOf = async (site: Site, language: Language, unit: Telling['unit']): Promise<Telling> => ({
  t: createTranslator(language, await loadMessages(localeIn(site, language))),
  language,
  unit,
  now: Date.now(),
});

/** The dealers of a country around a point, the nearest first, and the filters over all dealers of the country (D-01). */
export const searchDealers = async (site: Site, query: DealerQuery): Promise<DealerAnswer> => {
  const { lat, long, maxNumber, unit, filter = 'all', shows } = query;
  const [country, language]: [CountryCode, Language] = query.country ?? [site.country, site.language];
  const telling = await tellingOf(site, language, unit);
  const { dealers, nearest } = await dealersOf(country);
  const most = maxNumber === -1 ? Number.POSITIVE_INFINITY : maxNumber;
  const found = nearest({ lat, long }, most, (entry) => passes(entry, filter) && (shows === undefined || entry.shows.includes(shows)));
  return {
    content: await Promise.all(found.map((one) => presentDealer(one, telling))),
    tabNavigation: filtersOver(dealers, telling.t),
  };
};

const entryOf = async (country: CountryCode, id: string): Promise<DealerEntry | undefined> =>
  (await dealersOf(country)).dealers.find((one) => one.id === id);

/** A dealer of the site's country by its id, with its distance from `from`, or else from the middle of the country; undefined where there is none. */
export const findDealer = async (site: Site, id: string, from?: Point): Promise<Dealer | undefined> => {
  const entry = await entryOf(site.country, id);
  if (!entry) return undefined;
  const { lat, lng } = countries[site.country].coordinates;
  const kilometres = kilometresBetween(from ?? { lat, long: lng }, entry);
  return presentDealer({ entry, kilometres }, await tellingOf(site, site.language, 'km'));
};

/** A dealer of the site's country as a vCard. Throws DealerNotFoundException 404 for an unknown id. */
export const getDealerCard = async (site: Site, id: string): Promise<string> => {
  const entry = await entryOf(site.country, id);
  if (!entry) throw new DomainError('DealerNotFoundException', 404, {}, 'There is no such dealer');
  return vCardOf(entry);
};

/** All dealers of a country as their file has them, for the operator. */
export const listDealers = async (country: CountryCode): Promise<readonly DealerEntry[]> => (await dealersOf(country)).dealers;
