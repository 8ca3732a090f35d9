'use client';
import { lazy, Suspense } from 'react';

const SeenCards = lazy(async () => ({ default: (await import('./seen-cards.tsx')).SeenCards }));

/** The row of cards in their section: loaded only if there are recently viewed articles. */
export const LastSeenRow = ({ taxNote }: { taxNote: string }) => (
  <Suspense>
    <SeenCards taxNote={taxNote} />
  </Suspense>
);
