import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

// A slide is pulled to its place sixty times a second. With the weakest friction at which it does not swing back (critical damping),
// 99.5 % of the way are done after 18 steps: 300 ms (M-45).
const friction = 0.45;

// How hard embla pulls a slide to its place, and what holds it back.
const slideSpeed = { duration: friction / (1 - Math.sqrt(friction)) ** 2, friction } as const;

/** How slides are led; both wrap around where the carousel loops. */
export type SlidesControl = { move: (step: 1 | -1) => void; go: (index: number) => void };

type Props = {
  viewport: HTMLElement;
  isLooping: boolean;
  /** On wide windows all slides are in sight, and nothing is led. */
  isStaticOnWide?: boolean | undefined;
  /** Tells which slide is the first in sight, each time it changes. */
  onIndex: (index: number) => void;
  /** Hands over the reins; undefined when they are gone. */
  onControl: (control: SlidesControl | undefined) => void;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

// What was scrolled before script ran stays in sight.
const scrolledTo = (viewport: HTMLElement): number => {
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  return width === 0 ? 0 : Math.round(Math.abs(viewport.scrollLeft) / width);
};

// Each way sets embla's own friction anew; a swipe keeps it.
const glide = (api: Embla): void => {
  api.internalEngine().scrollBody.useFriction(slideSpeed.friction);
};

const controlOf = (api: Embla, isLooping: boolean): SlidesControl => ({
  go: (index) => {
    api.scrollTo(index);
    glide(api);
  },
  // Where too few slides stand for a ring, the last step leads back to the first.
  move: (step) => {
    const isEnd = isLooping && !(step === 1 ? api.canScrollNext() : api.canScrollPrev());
    if (isEnd) api.scrollTo(step === 1 ? 0 : api.scrollSnapList().length - 1);
    else if (step === 1) api.scrollNext();
    else api.scrollPrev();
    glide(api);
  },
});

/** Takes a scrolled row of slides over: dragging, wrapping around, standing still where motion is unwanted (M-45). Draws nothing. */
export const SlidesEngine = ({ viewport, isLooping, isStaticOnWide, onIndex, onControl }: Props) => {
  const isMotionReduced = useReducedMotion();
  const direction = getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr';
  const [emblaRef, api] = useEmblaCarousel({
    loop: isLooping,
    align: 'start',
    direction,
    duration: isMotionReduced ? 0 : slideSpeed.duration,
    ...(isStaticOnWide && { breakpoints: { '(width >= 1194px)': { active: false } } }),
  });
  const reportIndex = useEffectEvent(onIndex);
  const reportControl = useEffectEvent(onControl);
  useEffect(() => emblaRef(viewport), [emblaRef, viewport]);
  useEffect(() => {
    if (!api) return;
    const read = (): void => reportIndex(api.selectedScrollSnap());
    api.scrollTo(scrolledTo(viewport), true);
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    api.on('select', read).on('reInit', read);
    reportControl(controlOf(api, isLooping));
    read();
    return () => reportControl(undefined);
  }, [api, viewport, isLooping]);
  return null;
};
