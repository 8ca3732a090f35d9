'use client';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import lineStyles from '../measure-line/line.module.css';
import styles from './carousel.module.css';
import slideStyles from './slides.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useRowTabStop } from './use-row-tab-stop.ts';
import { useSlides } from './use-slides.tsx';

export type CarouselTexts = {
  /** The accessible name: `Neu bei Undula`. */
  label: string;
  /** The role description of the whole: `Karussell`. */
  kind: string;
  /** The role description of each slide: `Bild`. */
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type Props = {
  /** All texts, in the page's language. */
  texts: CarouselTexts;
  /** Each with its accessible name: `1 von 3`. */
  slides: readonly { id: string; label: string; content: ReactNode }[];
  /** Slides in view: `one`; `cards` 1, 1, 2, 3, 4 by size class; `grid` 1, 3, 4 (M-45). @default 'one' */
  perView?: 'one' | 'cards' | 'grid';
  /** Plays until the visitor takes over; adds a pause button. @default false */
  isAutoplaying?: boolean;
  /** Milliseconds per slide. @default 5000 */
  delayMs?: number;
  /** Continues with the first slide after the last. @default true */
  isLooping?: boolean;
  /** The slide that was selected elsewhere: the row scrolls to it. */
  chosen?: number | undefined;
  /** Called with the index of the first visible slide, each time it changes. */
  onIndex?: ((index: number) => void) | undefined;
  /** The parent decides where the bar goes. */
  barClassName?: string | undefined;
};

type BarProps = Pick<Props, 'texts' | 'barClassName'> & {
  at: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  children: ReactNode;
};

const Bar = ({ texts, barClassName = '', at, count, onMove, children }: BarProps) => (
  <div className={`${styles['bar']} ${barClassName}`} data-screen-only>
    <div className={styles['controls']}>
      {children}
      <IconButton icon="chevron-left" label={texts.previous} onClick={() => onMove(-1)} />
      <IconButton icon="chevron-right" label={texts.next} onClick={() => onMove(1)} />
    </div>
    <span
      className={`${lineStyles['line']} ${styles['line']}`}
      data-kind="progress"
      style={{ '--at': at, '--count': count } as CSSProperties}
      aria-hidden="true"
    />
    <span className={styles['at']} aria-hidden="true">
      {at + 1} / {count}
    </span>
  </div>
);

/** Slides in a row, with buttons, a pause button and a line that shows the position. Without script the row scrolls. */
export const Carousel = ({
  texts,
  slides,
  perView = 'one',
  isAutoplaying = false,
  delayMs = 5000,
  isLooping = true,
  chosen,
  onIndex,
  barClassName,
}: Props) => {
  const viewport = useRef<HTMLDivElement>(null);
  const { isLed, index, isOut, move, go, engine } = useSlides(viewport, { isLooping });
  useRowTabStop(viewport, isLed, texts.label);
  const hasMore = slides.length > 1;
  const { isPlaying, isRunning, stop, toggle, pauseHandlers } = useAutoplay(hasMore && isAutoplaying ? delayMs : undefined, () => move(1));
  const reportIndex = useEffectEvent(() => onIndex?.(index));
  useEffect(() => {
    if (Number.isFinite(index)) reportIndex();
  }, [index]);
  const goThere = useEffectEvent(() => {
    if (chosen !== undefined && chosen !== index) go(chosen);
  });
  useEffect(() => {
    if (chosen !== undefined) goThere();
  }, [chosen]);
  const moveManually = (step: 1 | -1): void => {
    stop();
    move(step);
  };
  return (
    <section
      className={styles['carousel']}
      aria-roledescription={texts.kind}
      aria-label={texts.label}
      data-per-view={perView}
      {...pauseHandlers}
    >
      {hasMore && (
        <Bar texts={texts} barClassName={barClassName} at={index} count={slides.length} onMove={moveManually}>
          {isAutoplaying && (
            <span className={styles['pause']}>
              <IconButton
                variant="bare"
                icon={isPlaying ? 'pause' : 'play'}
                label={isPlaying ? texts.pause : texts.play}
                onClick={toggle}
              />
            </span>
          )}
        </Bar>
      )}
      <div
        ref={viewport}
        className={`${slideStyles['viewport']} ${styles['viewport']}`}
        data-led={isLed || undefined}
        data-per-view={perView}
        onPointerDown={stop}
      >
        <div className={slideStyles['row']} aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map(({ id, label, content }, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields
            <div
              key={id}
              className={`${slideStyles['slide']} ${styles['slide']}`}
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
    </section>
  );
};
