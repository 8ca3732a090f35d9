'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { InitialPopupTexts } from './initial-popup.tsx';

const load = async () => ({ default: (await import('./initial-popup.tsx')).InitialPopup });
const InitialPopup = lazy(load);

/** Opens the popup of a market once per browser session, after the first interaction; the dialog is loaded then. */
export const InitialPopupHost = ({ texts }: { texts: InitialPopupTexts }) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const stay = new AbortController();
    void import('./schedule-popup.ts').then(({ schedulePopup }) => schedulePopup(load, () => setWanted(true), stay));
    return () => stay.abort();
  }, []);
  return isWanted ? (
    <Suspense>
      <InitialPopup texts={texts} />
    </Suspense>
  ) : null;
};
