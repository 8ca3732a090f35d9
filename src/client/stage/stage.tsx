'use client';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { useAutoplay } from '#client/primitives/carousel/use-autoplay.ts';
import { useSlides } from '#client/primitives/carousel/use-slides.ts';
import styles from './stage.module.css';

type Texts = { stage: string; carousel: string; slide: string; previous: string; next: string; pause: string; play: string };

type StageProps = {
  slides: ReactNode[];
  /** Milliseconds between slides; 0 stands still. */
  autoplay: number;
  /** For the numbers of the slide counter. */
  locale: string;
  texts: Texts;
};

/** Slides side by side in a scrolled row: they swipe without script; with it come buttons, a progress line and, where wanted, autoplay (M-45). */
export const Stage = ({ slides, autoplay, locale, texts }: StageProps) => {
  const row = useRef<HTMLUListElement>(null);
  const { current, isReady, go } = useSlides(row, slides.length);
  const { isPlaying, isRunning, toggle, hold } = useAutoplay(autoplay || undefined, () => go(current + 1));
  const number = new Intl.NumberFormat(locale);
  return (
    <section className={styles.stage} aria-roledescription={texts.carousel} aria-label={texts.stage} {...hold}>
      <ul className={styles.row} ref={row} aria-live={isRunning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is known by its place
          <li key={index} className={styles.slide} aria-roledescription={texts.slide} inert={isReady && index !== current}>
            {slide}
          </li>
        ))}
      </ul>
      <div className={styles.bar} hidden={!isReady}>
        <IconButton icon="chevron-left" label={texts.previous} onClick={() => go(current - 1)} />
        <IconButton icon="chevron-right" label={texts.next} onClick={() => go(current + 1)} />
        {autoplay > 0 && (
          <IconButton icon={isPlaying ? 'pause' : 'play'} label={isPlaying ? texts.pause : texts.play} variant="bare" onClick={toggle} />
        )}
        <progress className={styles.progress} value={current + 1} max={slides.length} aria-hidden="true" />
        <span className={styles.count}>{`${number.format(current + 1)} / ${number.format(slides.length)}`}</span>
      </div>
    </section>
  );
};
