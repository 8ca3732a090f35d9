import { dateFormat } from '#shared/i18n/formats.ts';
import { dayInZone } from '#shared/opening-hours/day-in-zone.ts';
import type { OpeningState, OpeningStatus } from '#shared/opening-hours/opening-status.ts';

/** The texts of a status: its name, and when it starts or ends. */
export type OpeningTexts = {
  state: (state: OpeningState) => string;
  /** Its closing time. */
  until: (time: string) => string;
  /** The time it opens or closes on the same day: for `opensSoon` and `closesSoon`. */
  change: (state: 'opensSoon' | 'closesSoon', time: string) => string;
  /** Its next opening on another day. */
  next: (day: string, time: string) => string;
  /** BCP 47, `de-CH`. */
  locale: string;
};

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
