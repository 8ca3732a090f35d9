import { dateFormat, listFormat } from '#shared/i18n/formats.ts';
import { periodText } from './period-text.ts';

// 5 January 1970 was a Monday; Sunday ends the week.
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;
const dayAt = (day: number): number => Date.UTC(1970, 0, 4 + (day === 0 ? 7 : day));

/** The periods of a day, `09:00–12:30 Uhr, 14:00–18:00 Uhr`; '' if there are none. */
export const periodsText = (periods: readonly string[], locale: string): string =>
  listFormat(locale, { type: 'unit', style: 'short' }).format(periods.map((period) => periodText(period, locale)));

/** The hours of a week, equal days grouped: `Mo–Fr 9:00–18:00 Uhr` and `Sa 9:00–14:00 Uhr`; days without any are left out. `week` begins with Sunday. */
export const weekRuns = (week: readonly (readonly string[])[], locale: string): string[] => {
  const days = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const day of mondayFirst) {
    const hours = periodsText(week[day] ?? [], locale);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${from === to ? days.format(dayAt(from)) : days.formatRange(dayAt(from), dayAt(to))} ${hours}`);
};

/** The hours of a week on one line, `Mo–Fr 9:00–18:00 Uhr · Sa 9:00–14:00 Uhr`; '' if there are none. `week` begins with Sunday. */
export const shortWeek = (week: readonly (readonly string[])[], locale: string): string => weekRuns(week, locale).join(' · ');
