import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { ReturnPeriod } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The elapsed part of a period, as a measure line: `Day 3 of 14`. Nothing before its first day. */
export const DayLine = ({ period: { day, days }, t }: { period: ReturnPeriod; t: Translate }) =>
  day === null ? null : (
    <p>
      <MeasureLine kind="progress" value={(100 * day) / days}>
        {t('returns.day', { day, days })}
      </MeasureLine>
    </p>
  );
