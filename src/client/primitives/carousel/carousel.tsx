'use client';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './carousel.module.css';
import slideStyles from './slides.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useScrollStop } from './use-scroll-stop.ts';
import { useSlides } from './use-slides.tsx';

export type CarouselTexts = {
  /** What it shows: `Neu bei Undula`. */
  label: string;
  /** What a screen reader calls the whole and each part: `Karussell`, `Bild`. */
  kind?: string;
  slide?: string;
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
  const { isLed, index, isOut, move, engine } = useSlides(viewport, { isLooping });
  useScrollStop(viewport, isLed);
  const { isPlaying, isRunning, toggle, hold } = useAutoplay(slides.length > 1 ? autoplayMs : undefined, () => move(1));
  return (
    <section className={styles['carousel']} aria-roledescription={texts.kind} aria-label={texts.label} data-per-view={perView} {...hold}>
      <div ref={viewport} className={slideStyles['viewport']} data-led={isLed || undefined}>
        <div className={slideStyles['row']} aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map(({ id, label, content }, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={id}
              className={slideStyles['slide']}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={label}
              inert={isOut(slide)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {engine}
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
