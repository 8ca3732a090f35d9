import type { ReactNode } from 'react';
import styles from './split.module.css';

type Props = {
  /** A picture, a map, a drawing. Comes first, and stands above on phones. */
  broad: ReactNode;
  /** What is said of it. */
  narrow: ReactNode;
  /**
   * Parts of the words to those of the picture. `5:7` from 834 px on; `4:8` from 1194 px on, before that `5:7`;
   * `5:8` is the stage: from 1194 px on, without a gap and from edge to edge.
   * @default '5:7'
   */
  ratio?: '5:7' | '4:8' | '5:8';
  /** The side of the broad part. @default 'start' */
  broadAt?: 'start' | 'end';
  /** Where the words stand beside the picture: in its middle, at its top, or from its top to its foot; a stage has its own air. @default 'middle' */
  align?: 'middle' | 'start' | 'ends';
};

/** A picture and its words side by side; below each other on phones. */
export const Split = ({ broad, narrow, ratio = '5:7', broadAt = 'start', align = 'middle' }: Props) => (
  <div className={styles['split']} data-ratio={ratio} data-broad={broadAt} data-align={align}>
    <div className={styles['broad']}>{broad}</div>
    <div className={styles['narrow']}>{narrow}</div>
  </div>
);
