import { type RefObject, useEffect } from 'react';

/** A row that scrolls by itself and holds nothing to stop at is a stop itself: else no key would reach what is out of sight. */
export const useScrollStop = (viewport: RefObject<HTMLElement | null>, isLed: boolean): void =>
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const hasStops = row.querySelector('a[href], button, input, select, textarea, summary') !== null;
    if (isLed || hasStops) row.removeAttribute('tabindex');
    else row.setAttribute('tabindex', '0');
  }, [viewport, isLed]);
