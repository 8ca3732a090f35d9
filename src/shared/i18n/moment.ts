import type { Site } from '#shared/country/site.ts';
import { timeZones } from '#shared/country/time-zones.ts';

/** Where a moment is read. */
export type MomentPlace = Pick<Site, 'country' | 'locale'>;

type Lengths = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'year'>;

/** A moment in ms by the clocks of the site's country, whoever writes it: the account, with script and without, says the day that its mails say. */
export const formatMoment = (at: number, { country, locale }: MomentPlace, lengths: Lengths): string =>
  new Intl.DateTimeFormat(locale, { ...lengths, timeZone: timeZones[country] }).format(at);
