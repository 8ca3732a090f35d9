'use client';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { announce } from '../announcer/announce.ts';
import styles from './skeleton.module.css';

type BoneProps = {
  /** What will stand there: its size is the final one, so that nothing moves. @default 'text' */
  kind?: 'text' | 'title' | 'tile' | 'picture' | 'control' | 'line';
  /** Per cent of its place. @default 100 */
  width?: number;
};

/** The place of one thing that is not known yet. */
export const Bone = ({ kind = 'text', width = 100 }: BoneProps) => (
  <span className={styles['bone']} data-kind={kind} style={{ '--width': `${width}%` } as CSSProperties} aria-hidden="true" />
);

type Props = {
  /** What a screen reader hears, once: `Spülen werden geladen`. */
  label: string;
  /** Known text is real, only what is unknown is a bone. */
  children: ReactNode;
};

// What comes at once needs no words.
const patienceMs = 500;

/** A part of the page that is loading, in its final size. */
export const Skeleton = ({ label, children }: Props) => {
  useEffect(() => {
    const timer = setTimeout(() => announce(label), patienceMs);
    return () => clearTimeout(timer);
  }, [label]);
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{label}</p>
      {children}
    </div>
  );
};
