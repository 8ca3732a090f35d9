import { type RefObject, useCallback, useEffect, useState } from 'react';

// Activation must not interrupt a swipe: a row at rest is aligned with one of its slides, to the pixel.
const isIdle = (viewport: HTMLElement): boolean => {
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 1;
  const beyond = Math.abs(viewport.scrollLeft) % width;
  return Math.min(beyond, width - beyond) < 1;
};

/** The row on the first interaction: by pointer, focus, a finished swipe, or `want`. */
export const useActivation = (viewport: RefObject<HTMLElement | null>): [HTMLElement | undefined, want: () => void] => {
  const [activeViewport, setActiveViewport] = useState<HTMLElement>();
  const want = useCallback(() => {
    // A row with `display: contents` has no box, and nothing to move.
    if (viewport.current?.offsetParent) setActiveViewport(viewport.current);
  }, [viewport]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const row = viewport.current;
    row?.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && want(), { signal });
    row?.addEventListener('focusin', want, { signal });
    let hasMoved = false;
    const follow = (): void => {
      if (!row) return;
      if (!isIdle(row)) hasMoved = true;
      else if (hasMoved) want();
    };
    row?.addEventListener('scroll', follow, { signal, passive: true });
    return () => listening.abort();
  }, [viewport, want]);
  return [activeViewport, want];
};
