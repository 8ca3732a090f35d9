import { type RefObject, useEffect, useState } from 'react';

const leastShare = 0.1;

/** The indices of the slides of which at least a tenth is visible, however they are moved; empty until that is known. */
export const useVisibleSlides = (viewport: RefObject<HTMLElement | null>): ReadonlySet<number> => {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const root = viewport.current;
    const slides = [...(root?.firstElementChild?.children ?? [])];
    const now = new Set<number>();
    const note = ({ target, isIntersecting }: IntersectionObserverEntry): void => {
      if (isIntersecting) now.add(slides.indexOf(target));
      else now.delete(slides.indexOf(target));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(note);
        setSeen(new Set(now));
      },
      { root, threshold: leastShare },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [viewport]);
  return seen;
};
