'use client';
import { lazy, Suspense } from 'react';

const SeenCards = lazy(async () => ({ default: (await import('./seen-cards.tsx')).SeenCards }));

/** Where the cards stand in their section: they are loaded only where something was looked at. */
export const LastSeenRow = ({ taxNote }: { taxNote: string }) => (
  <Suspense>
    <SeenCards taxNote={taxNote} />
  </Suspense>
);
