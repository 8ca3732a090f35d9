'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { InitialPopupTexts } from './initial-popup.tsx';

const InitialPopup = lazy(async () => ({ default: (await import('./initial-popup.tsx')).InitialPopup }));

/** Opens the popup of a market once per browser session, when somebody is there; the dialog is loaded then. */
export const InitialPopupHost = ({ texts }: { texts: InitialPopupTexts }) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const stay = new AbortController();
    const open = async (): Promise<void> => {
      const { awaitCalm, claimPopup } = await import('./popup-moment.ts');
      awaitCalm(() => {
        stay.abort();
        if (claimPopup()) setWanted(true);
      }, stay.signal);
    };
    void open();
    return () => stay.abort();
  }, []);
  return isWanted ? (
    <Suspense>
      <InitialPopup texts={texts} />
    </Suspense>
  ) : null;
};
