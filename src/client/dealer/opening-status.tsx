'use client';
import { OpeningLine } from '#client/primitives/opening-line/opening-line.tsx';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';
import { useDealerWords } from './dealer-words.tsx';

type Props = {
  /** Hours, time zone and closed days of a dealer. */
  times: OpeningTimes;
  /** The hours of the week on one line: what is said without script. */
  week: string;
  /** @default 'row' */
  size?: 'row' | 'head';
};

/** Whether a dealer is open, by its own clocks (D-04). */
export const OpeningStatus = ({ times, week, size = 'row' }: Props) => {
  const { say, locale } = useDealerWords();
  if (week === '') return null;
  return (
    <OpeningLine
      times={times}
      week={week}
      size={size}
      words={{
        state: (state) => say(`dealer.status.${state}`),
        until: (time) => say('dealer.until', { time }),
        turn: (_, time) => say('dealer.at', { time }),
        next: (day, time) => say('dealer.opens', { day, time }),
        locale,
      }}
    />
  );
};
