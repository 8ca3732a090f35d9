import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { SlidesControl } from './slides-engine.tsx';
import { useActivation } from './use-activation.ts';
import { useVisibleSlides } from './use-visible-slides.ts';

const Engine = lazy(async () => ({ default: (await import('./slides-engine.tsx')).SlidesEngine }));

type Options = {
  isLooping: boolean;
  /** On wide windows style sheets show all slides at once: nothing is controlled there. @default false */
  isStaticOnWide?: boolean;
};

type Slides = {
  /** True once the row is draggable; until then it scrolls natively. */
  isLed: boolean;
  index: number;
  isOut: (slide: number) => boolean;
  move: (step: 1 | -1) => void;
  go: (index: number) => void;
  /** Rendered beside the row. */
  engine: ReactNode;
};

/** A row of slides within `viewport`. The engine is loaded on the first interaction; until then, and without script, it scrolls (M-45). */
export const useSlides = (viewport: RefObject<HTMLElement | null>, { isLooping, isStaticOnWide }: Options): Slides => {
  const seen = useVisibleSlides(viewport);
  const [activeViewport, want] = useActivation(viewport);
  const [control, setControl] = useState<SlidesControl>();
  const [ledIndex, setLedIndex] = useState<number>();
  const preference = useRef<(control: SlidesControl) => void>(undefined);

  useEffect(() => {
    if (!control) return;
    preference.current?.(control);
    preference.current = undefined;
  }, [control]);

  const lead = useCallback(
    (action: (control: SlidesControl) => void): void => {
      if (control) action(control);
      else {
        preference.current = action;
        want();
      }
    },
    [control, want],
  );

  return {
    isLed: control !== undefined,
    index: ledIndex ?? Math.min(...(seen.size > 0 ? seen : [0])),
    isOut: (slide) => seen.size > 0 && !seen.has(slide),
    move: (step) => lead(({ move }) => move(step)),
    go: (slide) => lead(({ go }) => go(slide)),
    engine: activeViewport && (
      <Suspense fallback={null}>
        <Engine
          viewport={activeViewport}
          isLooping={isLooping}
          isStaticOnWide={isStaticOnWide}
          onIndex={setLedIndex}
          onControl={setControl}
        />
      </Suspense>
    ),
  };
};
