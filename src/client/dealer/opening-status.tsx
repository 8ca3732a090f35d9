'use client';
import { OpeningLine } from '#client/primitives/opening-line/opening-line.tsx';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';
import { useDealerTexts } from './dealer-texts.tsx';

type Props = {
  /** Hours, time zone and closed days of a dealer. */
  times: OpeningTimes;
  /** The weekly hours on one line, shown without script. */
  week: string;
  /** @default 'row' */
  size?: 'row' | 'head';
};

/** Whether a dealer is open, in its own time zone (D-04). */
export const OpeningStatus = ({ times, week, size = 'row' }: Props) => {
  const { t, locale } = useDealerTexts();
  if (week === '') return null;
  return (
    <OpeningLine
      times={times}
      week={week}
      size={size}
      words={{
        state: (state) => t(`dealer.status.${state}`),
        until: (time) => t('dealer.until', { time }),
        change: (_, time) => t('dealer.at', { time }),
        next: (day, time) => t('dealer.opens', { day, time }),
        locale,
      }}
    />
  );
};
