import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonBlockProps = {
  /** The kind of content it replaces: its size is the final one, so that nothing moves. @default 'text' */
  kind?: 'text' | 'title' | 'tile' | 'control' | 'line';
  /** Width in per cent of its container. @default 100 */
  width?: number;
};

/** A placeholder for one piece of content. */
export const SkeletonBlock = ({ kind = 'text', width = 100 }: SkeletonBlockProps) => (
  <span className={styles['block']} data-kind={kind} style={{ '--width': `${width}%` } as CSSProperties} aria-hidden="true" />
);
