import { type RefObject, useEffect } from 'react';

/** A scrolling row without focusable content becomes a tab stop itself, with a name: otherwise the keyboard could not scroll it. */
export const useRowTabStop = (viewport: RefObject<HTMLElement | null>, isLed: boolean, label: string): void =>
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const hasStops = row.querySelector('a[href], button, input, select, textarea, summary') !== null;
    const asStop = { tabindex: '0', role: 'group', 'aria-label': label };
    for (const [name, value] of Object.entries(asStop)) {
      if (isLed || hasStops) row.removeAttribute(name);
      else row.setAttribute(name, value);
    }
  }, [viewport, isLed, label]);
