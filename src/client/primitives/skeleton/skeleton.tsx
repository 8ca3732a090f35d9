'use client';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../announcer/announce.ts';

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
