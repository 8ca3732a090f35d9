import 'server-only';
import { closedDaysOf } from '#backend/calendar/calendar.ts';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { Language } from '#shared/country/countries.ts';
import { inUnit } from '#shared/dealer/distance.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { DealerEntry } from './dealer-file.ts';
import type { Found } from './dealer-index.ts';

/** How a dealer is presented: texts, language, unit of distance, and current time. */
export type Telling = { t: Translate; language: Language; unit: 'km' | 'mi'; now: number };

// 4 January 1970 was a Sunday.
const weekdays = (language: Language): string[] => {
  const format = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 4 + day)));
};

const openingHoursOf = ({ hours }: DealerEntry, language: Language): Dealer['openingHours'] =>
  weekdays(language).map((day, index) => {
    const periods = hours?.[index]?.split(' ').filter(Boolean) ?? [];
    const [opens, closes] = [periods[0]?.split('-')[0], periods.at(-1)?.split('-')[1]];
    return { day, time: opens && closes ? `${opens}-${closes}` : '', periods };
  });

const specialsOf = ({ labels, specials }: DealerEntry, t: Translate): Dealer['specials'] => [
  ...labels.map((label) => ({ type: t(`dealer.label.${label}`), typeClass: `label-${label}` })),
  ...specials.map((special) => ({ type: t(`dealer.special.${special}`), typeClass: `special-${special}` })),
];

/** A found dealer in the form of the responses. */
export const presentDealer = async ({ entry, kilometres }: Found, { t, language, unit, now }: Telling): Promise<Dealer> => ({
  id: entry.id,
  name: entry.name,
  distance: Math.round(inUnit(kilometres, unit) * 10) / 10,
  unitPartner: entry.isUnitPartner,
  specials: specialsOf(entry, t),
  dealerClass: entry.labels.map((label) => `label-${label}`),
  address: { ...entry.address, region: entry.region ?? '', geoLocation: { latitude: entry.latitude, longitude: entry.longitude } },
  openingHours: openingHoursOf(entry, language),
  timeZone: entry.timeZone,
  closedOn: await closedDaysOf(entry, now),
  phone: entry.phone,
  email: entry.email,
  homepage: entry.homepage,
  shows: entry.shows,
  shownOn: entry.shownOn,
});
