import { useEffect, useRef } from 'react';

/**
 * Adapts sonner's own region: F8 focuses it, and it is no live region, because the announcer speaks (T-01). After the last toast is
 * removed, the focus returns to where F8 was pressed.
 */
export const useRegion = (count: number) => {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  useEffect(() => {
    region.current?.setAttribute('aria-live', 'off');
    const jump = (event: KeyboardEvent): void => {
      const list = region.current;
      if (event.key !== 'F8' || !list?.querySelector('li')) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !list.contains(activeElement)) cameFrom.current = activeElement;
      list.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);
  useEffect(() => {
    if (count > 0) return;
    cameFrom.current?.focus();
    cameFrom.current = undefined;
  }, [count]);
  return region;
};
