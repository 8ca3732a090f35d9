'use client';
import type { OpeningState } from '#shared/opening-hours/opening-status.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './opening-line.module.css';
import { type OpeningTexts, openingTimeText } from './opening-time-text.ts';
import { useOpeningStatus } from './use-opening-status.ts';

const icons: Record<OpeningState, IconName> = { open: 'check-circle', closesSoon: 'clock', opensSoon: 'clock', closed: 'close' };

type Props = {
  /** Hours, time zone and closed days of a location. */
  times: OpeningTimes;
  words: OpeningTexts;
  /** Shown without script: the weekly hours on one line, or nothing if they are shown nearby. */
  week: string;
  size: 'row' | 'head';
};

/** Whether a location is open now, in its own time zone, updated to the minute. The page is the same for everybody: only script knows the time. */
export const OpeningLine = ({ times, words, week, size }: Props) => {
  const seen = useOpeningStatus(times);
  return (
    <p className={styles['status']} data-state={seen?.status?.state} data-size={size}>
      {seen?.status ? (
        <>
          <Icon name={icons[seen.status.state]} size="s" />
          <span>
            <b>{words.state(seen.status.state)}</b> {openingTimeText(seen.status, seen.now, words, times.timeZone)}
          </span>
        </>
      ) : (
        <span className={styles['week']}>{week}</span>
      )}
    </p>
  );
};
