import type { CSSProperties, ReactNode } from 'react';
import styles from './grid.module.css';

type GridProps = {
  /** Cells; anything else takes one column of the twelve. */
  children: ReactNode;
  /** The window from which there are twelve columns: `m` 834, `l` 1194 px. Below it there is one. @default 'm' */
  from?: 'm' | 'l';
};

/** Twelve columns with the gap of the house; one column on phones. The page margin is not its business. */
export const Grid = ({ children, from = 'm' }: GridProps) => (
  <div className={styles['grid']} data-from={from}>
    {children}
  </div>
);

type CellProps = {
  /** How many of the twelve columns it takes. @default 12 */
  span?: number;
  /** The column in which it starts; without it the next free one. */
  start?: number | undefined;
  /** What stands there. */
  children: ReactNode;
};

/** A part of a `Grid`. */
export const Cell = ({ span = 12, start, children }: CellProps) => (
  <div className={styles['cell']} style={{ '--span': span, '--start': start } as CSSProperties}>
    {children}
  </div>
);
