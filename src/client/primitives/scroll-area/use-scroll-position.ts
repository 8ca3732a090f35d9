import { type RefObject, useEffect, useState } from 'react';

/** The visible part of a length, in per cent: its start and its size. */
export type VisibleRange = { from: number; share: number };
type ScrollPosition = { inline: VisibleRange; block: VisibleRange };

// A pixel or two are rounding, not hidden content.
const slackPx = 2;

const stretchOf = (scrolled: number, seen: number, whole: number): VisibleRange =>
  whole - seen < slackPx ? { from: 0, share: 100 } : { from: (100 * Math.abs(scrolled)) / whole, share: (100 * seen) / whole };

/** The scroll position of a region, and its visible share; undefined until that is known. */
export const useScrollPosition = (region: RefObject<HTMLElement | null>): ScrollPosition | undefined => {
  const [position, setPosition] = useState<ScrollPosition>();
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const read = (): void =>
      setPosition({
        inline: stretchOf(box.scrollLeft, box.clientWidth, box.scrollWidth),
        block: stretchOf(box.scrollTop, box.clientHeight, box.scrollHeight),
      });
    const observer = new ResizeObserver(read);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [region]);
  return position;
};
