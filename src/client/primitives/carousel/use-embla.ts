import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Options = { isLooping: boolean };

/** Slides moved by hand, wheel of keys or button. The library comes when the carousel is near the screen; until then the row scrolls by itself. */
export const useEmbla = (viewport: RefObject<HTMLElement | null>, { isLooping }: Options) => {
  const embla = useRef<EmblaCarouselType>(undefined);
  const [state, setState] = useState({ isReady: false, index: 0, seen: [] as number[] });

  useEffect(() => {
    const place = viewport.current;
    if (!place) return;
    let isGone = false;
    const start = async (): Promise<void> => {
      const { default: create } = await import('embla-carousel');
      if (isGone) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const api = create(place, { loop: isLooping, align: 'start', inViewThreshold: 0.1, duration: isStill ? 0 : 25 });
      const read = (): void => setState({ isReady: true, index: api.selectedScrollSnap(), seen: api.slidesInView() });
      api.on('select', read).on('slidesInView', read).on('reInit', read);
      embla.current = api;
      read();
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void start();
      },
      { rootMargin: '200px' },
    );
    near.observe(place);
    return () => {
      isGone = true;
      near.disconnect();
      embla.current?.destroy();
      embla.current = undefined;
    };
  }, [viewport, isLooping]);

  const move = useCallback((step: 1 | -1) => (step === 1 ? embla.current?.scrollNext() : embla.current?.scrollPrev()), []);
  return { ...state, move };
};
