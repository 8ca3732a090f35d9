import type { Site } from '#shared/country/site.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';

/** Where a moment is read. */
export type TimeContext = Pick<Site, 'country' | 'locale'>;

type Lengths = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'year' | 'weekday' | 'day' | 'month'>;

const [noBreakSpace, wordJoiner] = ['\u00a0', '\u2060'];

/** No line ends between a day and its month, nor before the clock; Japanese and Chinese have no space there to tell. */
const noBreak = (text: string): string =>
  text
    .replaceAll(/(?<=\b\d{1,2}\.?) (?=\p{L})|(?<=[^\P{L}日]) (?=\d{1,2}\b)/gu, noBreakSpace)
    .replaceAll(/(?<=[年月])(?=\d)/gu, wordJoiner);

/** A moment in ms by the clocks of the site's country, whoever writes it: the account, with script and without, says the day that its mails say. */
export const formatMoment = (at: number, { country, locale }: TimeContext, lengths: Lengths): string =>
  noBreak(dateFormat(locale, { ...lengths, timeZone: timeZones[country] }).format(at));

/** From one moment to another by the same clocks, what both have in common said once: `24.–25. November`. */
export const formatSpan = (from: number, to: number, { country, locale }: TimeContext, lengths: Lengths): string =>
  noBreak(dateFormat(locale, { ...lengths, timeZone: timeZones[country] }).formatRange(from, to));
