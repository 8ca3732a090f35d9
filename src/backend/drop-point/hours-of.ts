import 'server-only';
import { dateFormat } from '#shared/i18n/formats.ts';

// 5 January 1970 was a Monday.
const weekdays = (locale: string): string[] => {
  const format = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 5 + day)));
};

/** Opening hours, Sunday first, as lines that begin on Monday: days with the same hours are grouped, closed ones are left out. */
export const hoursOf = (hours: readonly string[], locale: string): string[] => {
  const names = weekdays(locale);
  const week = [...hours.slice(1), hours[0] ?? ''];
  const runs: { from: number; to: number; time: string }[] = [];
  for (const [day, time] of week.entries()) {
    const last = runs.at(-1);
    if (last?.time === time) last.to = day;
    else runs.push({ from: day, to: day, time });
  }
  return runs
    .filter(({ time }) => time !== '')
    .map(({ from, to, time }) => `${from === to ? names[from] : `${names[from]}–${names[to]}`} ${time.replace('-', '–')}`);
};
