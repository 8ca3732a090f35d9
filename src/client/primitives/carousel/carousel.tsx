'use client';
import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useEmbla } from './use-embla.ts';

export type CarouselTexts = {
  /** What it shows: `Neu bei Undula`. */
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type Props = {
  texts: CarouselTexts;
  /** Each with its name for a screen reader: `1 von 3`. */
  slides: readonly { id: string; label: string; content: ReactNode }[];
  /** Side by side: `one`; `cards` 1, 1, 2, 3, 4 by size class; `grid` 1, 3, 4 (M-45). @default 'one' */
  perView?: 'one' | 'cards' | 'grid';
  /** Milliseconds a slide stays; left out: it moves by hand only. */
  autoplayMs?: number | undefined;
  /** @default true */
  isLooping?: boolean;
  /** Where the bar stands is for the room to say. */
  barClassName?: string | undefined;
};

/** Slides in a row, with buttons, a pause and a line that shows where one is. Without script the row scrolls. */
export const Carousel = ({ texts, slides, perView = 'one', autoplayMs, isLooping = true, barClassName }: Props) => {
  const viewport = useRef<HTMLDivElement>(null);
  const { isReady, index, seen, move } = useEmbla(viewport, { isLooping });
  const next = useCallback(() => move(1), [move]);
  const { isPlaying, isRunning, toggle, hold } = useAutoplay(isReady && slides.length > 1 ? autoplayMs : undefined, next);
  const isOut = (slide: number): boolean => isReady && seen.length > 0 && !seen.includes(slide);
  return (
    <section className={styles['carousel']} aria-label={texts.label} data-ready={isReady || undefined} data-per-view={perView} {...hold}>
      <div ref={viewport} className={styles['viewport']}>
        <div className={styles['row']} aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map(({ id, label, content }, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div key={id} className={styles['slide']} role="group" aria-label={label} inert={isOut(slide)}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={`${styles['bar']} ${barClassName ?? ''}`} data-screen-only>
          <IconButton icon="chevron-left" label={texts.previous} onClick={() => move(-1)} />
          <IconButton icon="chevron-right" label={texts.next} onClick={() => move(1)} />
          {autoplayMs !== undefined && (
            <IconButton variant="bare" icon={isPlaying ? 'pause' : 'play'} label={isPlaying ? texts.pause : texts.play} onClick={toggle} />
          )}
          <span className={styles['line']} style={{ '--at': index, '--count': slides.length } as CSSProperties} aria-hidden="true" />
          <span className={styles['at']} aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
        </div>
      )}
    </section>
  );
};
