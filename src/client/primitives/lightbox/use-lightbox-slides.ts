import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

// A lightbox is short-lived and in the browser only: it asks once.
const isMotionUnwanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A ring of pictures that is swiped, beginning at one of them. Where motion is unwanted it jumps. */
export const useLightboxSlides = (startAt: number, count: number) => {
  const [isMotionReduced] = useState(isMotionUnwanted);
  const [index, setIndex] = useState(startAt);
  const [viewport, api] = useEmblaCarousel({ startIndex: startAt, loop: true, duration: isMotionReduced ? 0 : 25 });
  useEffect(() => {
    api?.on('select', () => setIndex(api.selectedScrollSnap()));
  }, [api]);
  // Two pictures are no ring for embla: the last step leads back to the first.
  const move = (step: 1 | -1): void => api?.scrollTo((index + step + count) % count);
  return { index, viewport, move };
};
