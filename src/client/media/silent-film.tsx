'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { useInView } from '#client/primitives/in-view/use-in-view.ts';
import styles from './silent-film.module.css';

type Props = {
  /** The film, without sound, in H.264. */
  src: string;
  /** The same film in AV1, for browsers that play it. */
  av1: string | null;
  /** A picture of the same scene: shown until the film plays, and instead of it under reduced motion. Its alt text describes the film. */
  poster: ReactNode;
  caption: ReactNode;
  /** Names of the button while the film is paused, and while it plays. */
  texts: { play: string; pause: string };
};

// Not every browser reports it; with data saving on, a film is not worth the bytes.
const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A looping scene that starts when it comes into view; a button below pauses it. Without script, or with reduced motion or data saving, it stays a picture. */
export const SilentFilm = ({ src, av1, poster, caption, texts }: Props) => {
  const container = useRef<HTMLElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isSeen = useInView(container);
  const isMoving = isSeen && !matchMedia('(prefers-reduced-motion: reduce)').matches && !isSavingData();
  // A browser in power-saving mode may reject: the button then shows the actual state.
  const toggle = (): void => {
    if (isPlaying) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  };
  const Foot = caption === null ? 'div' : 'figcaption';
  return (
    <figure ref={container} className={styles['scene']}>
      <div className={styles['picture']}>
        {poster}
        {isMoving && (
          <video
            ref={film}
            className={styles['film']}
            muted
            loop
            autoPlay
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          >
            {av1 !== null && <source src={av1} type='video/mp4; codecs="av01.0.05M.08"' />}
            <source src={src} type="video/mp4" />
          </video>
        )}
      </div>
      <Foot className={styles['foot']}>
        {caption !== null && <span className={styles['caption']}>{caption}</span>}
        {isMoving && (
          <Button variant="line" size="s" icon={isPlaying ? 'pause' : 'play'} onClick={toggle}>
            {isPlaying ? texts.pause : texts.play}
          </Button>
        )}
      </Foot>
    </figure>
  );
};
