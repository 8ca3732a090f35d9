'use client';
import { TZDateMini } from '@date-fns/tz/date/mini';
import type { CSSProperties } from 'react';
import styles from './now-stroke.module.css';
import { useMinute } from './use-minute.ts';

type Props = {
  /** Day of the week; Sunday is 0. */
  day: number;
  timeZone: string;
  /** The hours of the day that are drawn. */
  from: number;
  to: number;
};

/** The current time in the dealer's time zone: a stroke through the day's line. Nothing on other days, and until script runs. */
export const NowStroke = ({ day, timeZone, from, to }: Props) => {
  const now = useMinute();
  if (now === undefined) return null;
  const there = new TZDateMini(now, timeZone);
  if (there.getDay() !== day) return null;
  const hour = there.getHours() + there.getMinutes() / 60;
  const isDrawn = hour >= from && hour <= to;
  return (
    <i className={styles['now']} data-now="" hidden={!isDrawn} style={{ '--at': (100 * (hour - from)) / (to - from) } as CSSProperties} />
  );
};
