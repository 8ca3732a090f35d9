import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

// A lightbox is short-lived and client-only: it reads the preference once.
const isMotionUnwanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A looping row of pictures to swipe, starting at a given one. Under reduced motion it jumps. */
export const useLightboxSlides = (startAt: number, count: number) => {
  const [isMotionReduced] = useState(isMotionUnwanted);
  const [index, setIndex] = useState(startAt);
  const [viewport, api] = useEmblaCarousel({ startIndex: startAt, loop: true, duration: isMotionReduced ? 0 : 25 });
  useEffect(() => {
    api?.on('select', () => setIndex(api.selectedScrollSnap()));
  }, [api]);
  // Embla cannot loop two pictures: the last step returns to the first.
  const move = (step: 1 | -1): void => api?.scrollTo((index + step + count) % count);
  return { index, viewport, move };
};
