import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Follows a scrolled row of slides and leads it: `go` wraps around at both ends (M-45). `isReady` turns true once script runs. */
export const useSlides = (row: RefObject<HTMLElement | null>, count: number) => {
  const [current, setCurrent] = useState(0);
  const isReady = useHydrated();
  const isStill = useReducedMotion();

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setCurrent(Math.min(count - 1, Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth))));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [row, count]);

  const go = (wanted: number): void => {
    const element = row.current;
    if (!element) return;
    const index = (wanted + count) % count;
    element.scrollTo({ left: index * element.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  };
  return { current, isReady, go };
};
