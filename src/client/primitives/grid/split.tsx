import type { ReactNode } from 'react';
import styles from './split.module.css';

type Props = {
  /** A picture, a map, a drawing. Comes first, and is on top on phones. */
  broad: ReactNode;
  /** The text beside it. */
  narrow: ReactNode;
  /**
   * The ratio of text to picture. `5:7` from 834 px on; `4:8` from 1194 px on, before that `5:7`;
   * `5:8` is the stage: from 1194 px on, without a gap and full width.
   * @default '5:7'
   */
  ratio?: '5:7' | '4:8' | '5:8';
  /** The side of the wide part. @default 'start' */
  broadAt?: 'start' | 'end';
  /** The alignment of the text beside the picture: centred, at its top, or over its full height; a stage has its own spacing. @default 'middle' */
  align?: 'middle' | 'start' | 'ends';
};

/** A picture and its text side by side; stacked on phones. */
export const Split = ({ broad, narrow, ratio = '5:7', broadAt = 'start', align = 'middle' }: Props) => (
  <div className={styles['split']} data-ratio={ratio} data-broad={broadAt} data-align={align}>
    <div className={styles['broad']}>{broad}</div>
    <div className={styles['narrow']}>{narrow}</div>
  </div>
);
