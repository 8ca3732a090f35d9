'use client';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { closeToast, toasts } from '#state/toasts.ts';

const Toasts = lazy(async () => ({ default: (await import('#client/primitives/toasts/toasts.tsx')).Toasts }));

/** Renders the store's toasts; the renderer is loaded with the first one. */
export const ToastRegion = ({ texts }: { texts: { region: string; close: string } }) => {
  const { list } = useSnapshot(toasts);
  const [isWanted, setWanted] = useState(false);
  if (list.length > 0 && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts toasts={list} onClose={closeToast} texts={texts} />
    </Suspense>
  );
};
