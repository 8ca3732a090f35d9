import { useEffect, useRef } from 'react';
import { toast as sonner } from 'sonner';
import { ToastCard } from './toast-card.tsx';
import type { ToastItem } from './toast-item.ts';

type Options = { toasts: readonly ToastItem[]; onClose: (id: string) => void; closeLabel: string };

/**
 * Syncs sonner with the list. The card handles time, swipe and closing: sonner dismisses from 45 px or a quick flick on,
 * and its timer ignores keyboard focus.
 */
export const useSonnerList = ({ toasts, onClose, closeLabel }: Options): void => {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      const card = <ToastCard toast={toast} onClose={onClose} closeLabel={closeLabel} />;
      sonner.custom(() => card, { id: toast.id, duration: Number.POSITIVE_INFINITY, dismissible: false });
    }
    for (const id of shown.current) if (!wanted.has(id)) sonner.dismiss(id);
    shown.current = wanted;
  }, [toasts, onClose, closeLabel]);
  useEffect(
    () => () => {
      for (const id of shown.current) sonner.dismiss(id);
      shown.current = new Set();
    },
    [],
  );
};
