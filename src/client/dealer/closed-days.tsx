'use client';
import { dateFormat, listFormat } from '#shared/i18n/formats.ts';
import { dayInZone, isoDateOf } from '#shared/opening-hours/day-in-zone.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import { useMinute } from './use-minute.ts';

const most = 4;
// Dates further ahead are not worth showing yet.
const daysAhead = 30;

const dayOf = (at: number, timeZone: string, later = 0): string => isoDateOf(dayInZone(at, timeZone, later));

type Props = {
  /** ISO dates, sorted. */
  days: readonly string[];
  timeZone: string;
};

/** The next days on which a dealer is closed regardless of weekly hours; past ones are left out, so it is empty until script knows the date. */
export const ClosedDays = ({ days, timeZone }: Props) => {
  const { t, locale } = useDealerTexts();
  const now = useMinute();
  const range = now === undefined ? undefined : { from: dayOf(now, timeZone), to: dayOf(now, timeZone, daysAhead) };
  const next = range ? days.filter((day) => day >= range.from && day <= range.to).slice(0, most) : [];
  if (next.length === 0) return null;
  const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <p>
      {t('dealer.closedOn', {
        days: listFormat(locale, { type: 'conjunction' }).format(next.map((day) => format.format(new Date(day)))),
      })}
    </p>
  );
};
