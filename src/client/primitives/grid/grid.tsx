import type { CSSProperties, ReactNode } from 'react';
import styles from './grid.module.css';

type GridProps = {
  /** Cells; anything else takes one of the twelve columns. */
  children: ReactNode;
};

/** Twelve columns with the default gap; one column on phones. Does not set the page margin. */
export const Grid = ({ children }: GridProps) => <div className={styles['grid']}>{children}</div>;

type CellProps = {
  /** The number of columns it spans. @default 12 */
  span?: number;
  /** The column in which it starts; by default the next free one. */
  start?: number | undefined;
  /** Its content. */
  children: ReactNode;
};

/** A cell of a `Grid`. */
export const Cell = ({ span = 12, start, children }: CellProps) => (
  <div className={styles['cell']} style={{ '--span': span, '--start': start } as CSSProperties}>
    {children}
  </div>
);
