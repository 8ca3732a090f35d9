import 'server-only';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { type Dealer, type DealerAnswer, type DealerQuery, dealerLabels } from '#shared/contract/dealer.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { type DealerEntry, readDealers } from './dealer-file.ts';

// The file of all dealers, for its check and its import.

export { type DealerEntry, dealersFile, readDealers } from './dealer-file.ts';

type DealerIndex = { dealers: DealerEntry[]; index: KDBush };

let loaded: Promise<DealerIndex> | undefined;

const load = async (): Promise<DealerIndex> => {
  const dealers = await readDealers();
  const index = new KDBush(dealers.length);
  for (const { longitude, latitude } of dealers) index.add(longitude, latitude);
  index.finish();
  return { dealers, index };
};

/** Read once; a failed reading is tried again at the next call. */
const currentDealers = (): Promise<DealerIndex> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

const kilometresOfMile = 1.609344;

// 4 January 1970 was a Sunday.
const weekdays = (language: Language): string[] => {
  const format = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 4 + day)));
};

const presentDealer = (entry: DealerEntry, away: number, t: Translate, language: Language): Dealer => ({
  id: entry.id,
  name: entry.name,
  distance: Math.round(away * 10) / 10,
  unitPartner: entry.isUnitPartner,
  specials: entry.labels.map((label) => ({ type: t(`dealer.label.${label}`), typeClass: `label-${label}` })),
  dealerClass: entry.labels.map((label) => `label-${label}`),
  address: { ...entry.address, geoLocation: { latitude: entry.latitude, longitude: entry.longitude } },
  openingHours: weekdays(language).map((day, index) => ({ day, time: entry.hours?.[index] ?? '' })),
  timeZone: entry.timeZone,
  phone: entry.phone,
  email: entry.email,
  homepage: entry.homepage,
});

const filtersOf = (entries: DealerEntry[], t: Translate): DealerAnswer['tabNavigation'] => {
  const filters = [
    { value: 'all', label: t('dealer.filter.all'), count: entries.length },
    { value: 'unit-partner', label: t('dealer.filter.unitPartner'), count: entries.filter(({ isUnitPartner }) => isUnitPartner).length },
    ...dealerLabels.map((label) => ({
      value: `label-${label}`,
      label: t(`dealer.label.${label}`),
      count: entries.filter(({ labels }) => labels.includes(label)).length,
    })),
  ];
  return filters.filter(({ value, count }) => value === 'all' || count > 0);
};

/** The dealers of a country around a point, the nearest first, and the filters over all that were found (D-01). */
export const searchDealers = async (site: Site, query: DealerQuery): Promise<DealerAnswer> => {
  const [country, language]: [CountryCode, Language] = query.country ?? [site.country, site.language];
  const t = createTranslator(language, await loadMessages(language));
  const { dealers, index } = await currentDealers();
  const most = query.maxNumber === -1 ? Number.POSITIVE_INFINITY : query.maxNumber;
  const isHere = (item: number): boolean => dealers[item]?.country === country;
  // The search answers one dealer where none is asked for.
  const found = (most === 0 ? [] : around(index, query.long, query.lat, most, Number.POSITIVE_INFINITY, isHere)).flatMap(
    (item) => dealers[item] ?? [],
  );
  const inUnit = query.unit === 'mi' ? kilometresOfMile : 1;
  const content = found.map((entry) =>
    presentDealer(entry, distance(query.long, query.lat, entry.longitude, entry.latitude) / inUnit, t, language),
  );
  return { content, tabNavigation: filtersOf(found, t) };
};
