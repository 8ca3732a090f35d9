import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

type BoneProps = {
  /** What will stand there: its size is the final one, so that nothing moves. @default 'text' */
  kind?: 'text' | 'tile' | 'control' | 'line';
  /** Per cent of its place. @default 100 */
  width?: number;
};

/** The place of one thing that is not known yet. */
export const Bone = ({ kind = 'text', width = 100 }: BoneProps) => (
  <span className={styles['bone']} data-kind={kind} style={{ '--width': `${width}%` } as CSSProperties} />
);

/** A part of the page that is loading: known text is real, only unknown things are bones. `label` is read out once. */
export const Skeleton = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <output className="visually-hidden">{label}</output>
    <div aria-hidden="true">{children}</div>
  </div>
);
