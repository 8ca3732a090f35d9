import { useEffect, useState } from 'react';

const edgeOf = (header: Element): number => Math.max(0, Math.round(header.getBoundingClientRect().bottom));

/** How far the page's header extends into the window, px; 0 when it is out of view. Updated while it moves. */
export const useHeaderEdge = (): number => {
  const [edge, setEdge] = useState(0);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const listening = new AbortController();
    const { signal } = listening;
    const read = (): void => setEdge(edgeOf(header));
    window.addEventListener('scroll', read, { signal, passive: true });
    window.addEventListener('resize', read, { signal, passive: true });
    // It is animated: its final position is known at the end.
    header.addEventListener('transitionend', read, { signal });
    read();
    return () => listening.abort();
  }, []);
  return edge;
};
