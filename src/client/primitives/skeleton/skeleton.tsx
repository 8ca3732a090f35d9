'use client';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../announcer/announce.ts';

type Props = {
  /** Announced once: `Spülen werden geladen`. */
  label: string;
  /** Known text is real, only unknown content is a skeleton block. */
  children: ReactNode;
};

// Fast answers need no announcement.
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
