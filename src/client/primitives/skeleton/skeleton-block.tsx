import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonBlockProps = {
  /** What will stand there: its size is the final one, so that nothing moves. @default 'text' */
  kind?: 'text' | 'title' | 'tile' | 'picture' | 'control' | 'line';
  /** Per cent of its place. @default 100 */
  width?: number;
};

/** The place of one thing that is not known yet. */
export const SkeletonBlock = ({ kind = 'text', width = 100 }: SkeletonBlockProps) => (
  <span className={styles['block']} data-kind={kind} style={{ '--width': `${width}%` } as CSSProperties} aria-hidden="true" />
);
