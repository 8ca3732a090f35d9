import { dateFormat } from '#shared/i18n/formats.ts';
import { dayInZone } from '#shared/opening-hours/day-in-zone.ts';
import type { OpeningStatus } from '#shared/opening-hours/opening-status.ts';
import type { OpeningTexts } from './opening-texts.ts';

const daysOfWeek = 6;

const dayOf = (at: number, now: number, locale: string, timeZone: string): string => {
  const isNear = at < +dayInZone(now, timeZone, daysOfWeek + 1);
  return dateFormat(locale, { ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }), timeZone }).format(at);
};

/** The end or start of the status: `bis 19:00 Uhr`, `öffnet Montag, 09:00 Uhr`, in the location's time zone; '' if unknown. */
export const openingTimeText = (
  { state, changesAt: turnsAt }: OpeningStatus,
  now: number,
  words: OpeningTexts,
  timeZone: string,
): string => {
  if (turnsAt === undefined) return '';
  const { locale } = words;
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(turnsAt);
  if (state === 'open') return words.until(time);
  if (state === 'closed') return words.next(dayOf(turnsAt, now, locale, timeZone), time);
  return words.change(state, time);
};
