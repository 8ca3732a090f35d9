import type { Site } from '#shared/country/site.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';

/** The country and locale of the reader. */
export type TimeContext = Pick<Site, 'country' | 'locale'>;

type Lengths = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'year' | 'weekday' | 'day' | 'month'>;

const [noBreakSpace, wordJoiner] = ['\u00a0', '\u2060'];

/** No line breaks between a day and its month, nor before the time; Japanese and Chinese have no spaces there. */
const noBreak = (text: string): string =>
  text
    .replaceAll(/(?<=\b\d{1,2}\.?) (?=\p{L})|(?<=[^\P{L}日]) (?=\d{1,2}\b)/gu, noBreakSpace)
    .replaceAll(/(?<=[年月])(?=\d)/gu, wordJoiner);

/**
 * A moment in ms in the time zone of the site's country, wherever it is formatted: the account, with and without script, shows the same
 * day as its mails.
 */
export const formatMoment = (at: number, { country, locale }: TimeContext, lengths: Lengths): string =>
  noBreak(dateFormat(locale, { ...lengths, timeZone: timeZones[country] }).format(at));

/** A range of moments in the same time zone, without repeating what both have in common: `24.–25. November`. */
export const formatSpan = (from: number, to: number, { country, locale }: TimeContext, lengths: Lengths): string =>
  noBreak(dateFormat(locale, { ...lengths, timeZone: timeZones[country] }).formatRange(from, to));
