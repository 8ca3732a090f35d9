'use client';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import styles from './tech-demo.module.css';
import { useSequence } from './use-sequence.ts';

/** A point of the picture that is explained; `x` and `y` are fractions of its width and height, 0 to 1. */
export type TechPoint = { id: string; x: number; y: number; title: string; text: ReactNode };

type Props = {
  /** The accessible name. */
  label: string;
  /** The drawing or picture with the points. */
  picture: PictureFile;
  /** Its alt text. */
  alt: string;
  /** The points in order. */
  points: readonly TechPoint[];
  /** The initially open point. @default the first */
  defaultPoint?: string | undefined;
  /** Milliseconds per point while all are played in turn. @default 4000 */
  stepMs?: number;
  /** Names of the button that plays all points in turn, and of the same button while it plays. */
  texts: { play: string; pause: string };
};

/** Shown in the documentation only, until a section of the shop needs it. Explains how something works: points of a picture, each with a text. All texts are in the list, the picture only points. */
export const TechDemo = ({ label, picture, alt, points, defaultPoint, stepMs = 4000, texts }: Props) => {
  const [open, setOpen] = useState(defaultPoint ?? points[0]?.id);
  const { isPlaying, stop, toggle } = useSequence(points.length, stepMs, (index) => setOpen(points[index]?.id));
  const choose = (id: string): void => {
    stop();
    setOpen(id);
  };
  return (
    <section aria-label={label} className={styles['demo']}>
      <div className={styles['picture']}>
        <Tile picture={picture} alt={alt} sizes="(width >= 834px) 60vw, 100vw" ratio="4/3" />
        {points.map(({ id, x, y }, index) => (
          // The list beside it offers the same to keyboard and screen reader: a second tab stop for each point would be redundant.
          <button
            key={id}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={styles['spot']}
            style={{ '--x': x, '--y': y } as CSSProperties}
            data-open={id === open || undefined}
            onClick={() => choose(id)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <div className={styles['words']}>
        <ol className={styles['points']}>
          {points.map(({ id, title, text }, index) => (
            <li key={id} className={styles['point']} data-open={id === open || undefined}>
              <button type="button" aria-expanded={id === open} className={styles['title']} onClick={() => choose(id)}>
                <span aria-hidden="true" className={`num ${styles['number']}`}>
                  {index + 1}
                </span>
                {title}
              </button>
              <div className={styles['text']} hidden={id !== open}>
                {text}
              </div>
            </li>
          ))}
        </ol>
        {points.length > 1 && (
          <Button variant="line" size="s" icon={isPlaying ? 'pause' : 'play'} onClick={toggle}>
            {isPlaying ? texts.pause : texts.play}
          </Button>
        )}
      </div>
    </section>
  );
};
