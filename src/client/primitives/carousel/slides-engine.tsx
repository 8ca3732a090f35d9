import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

// A slide is pulled to its target sixty times a second. With the lowest friction that does not overshoot (critical damping),
// 99.5 % of the distance is covered after 18 steps: 300 ms (M-45).
const friction = 0.45;

// How hard embla pulls a slide to its target, and the friction against it.
const slideSpeed = { duration: friction / (1 - Math.sqrt(friction)) ** 2, friction } as const;

/** The slide options; both loop if the carousel does. */
export type SlidesControl = { move: (step: 1 | -1) => void; go: (index: number) => void };

type Props = {
  viewport: HTMLElement;
  isLooping: boolean;
  /** On wide windows all slides are in view, and nothing is controlled. */
  isStaticOnWide?: boolean | undefined;
  /** Called with the index of the first visible slide, each time it changes. */
  onIndex: (index: number) => void;
  /** Provides the controls; undefined after unmount. */
  onControl: (control: SlidesControl | undefined) => void;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

// The position scrolled to before script ran is preserved.
const scrolledTo = (viewport: HTMLElement): number => {
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  return width === 0 ? 0 : Math.round(Math.abs(viewport.scrollLeft) / width);
};

// Each direction resets embla's own friction; a swipe keeps it.
const glide = (api: Embla): void => {
  api.internalEngine().scrollBody.useFriction(slideSpeed.friction);
};

const controlOf = (api: Embla, isLooping: boolean): SlidesControl => ({
  go: (index) => {
    api.scrollTo(index);
    glide(api);
  },
  // With too few slides for a loop, the last step returns to the first.
  move: (step) => {
    const isEnd = isLooping && !(step === 1 ? api.canScrollNext() : api.canScrollPrev());
    if (isEnd) api.scrollTo(step === 1 ? 0 : api.scrollSnapList().length - 1);
    else if (step === 1) api.scrollNext();
    else api.scrollPrev();
    glide(api);
  },
});

/** Takes over a scrolled row of slides: dragging, looping, no movement under reduced motion (M-45). Renders nothing. */
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
