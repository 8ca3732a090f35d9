'use client';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import slideStyles from '#client/primitives/carousel/slides.module.css';
import { useSlides } from '#client/primitives/carousel/use-slides.tsx';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import { Picture as PictureView } from '#client/primitives/picture/picture.tsx';
import { focusPressed, isPlainPress, largestOf } from './enlarge.ts';
import styles from './gallery.module.css';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import { LateLightbox } from './late-lightbox.tsx';
import { Thumbnails } from './thumbnails.tsx';

type GalleryProps = {
  /** The whole thing first, then what is near. */
  pictures: GalleryPicture[];
  /** All that is said; `positions` names each small picture by its place. */
  texts: GalleryTexts;
  /** Between picture and thumbnails: the measure line. */
  children?: ReactNode;
  /** Beside the button that enlarges: other ways to look at the thing. They come with script. */
  tools?: ReactNode;
};

/**
 * Pictures of a product in a row that swipes; thumbnails lead to each, a press enlarges (M-44).
 * Without script thumbnails are anchors, and a press opens the picture alone.
 */
export const Gallery = ({ pictures, texts, children, tools }: GalleryProps) => {
  const viewport = useRef<HTMLDivElement>(null);
  const { index: current, isLed, isOut, go, engine } = useSlides(viewport, { isLooping: true });
  const isHydrated = useHydrated();
  const [openAt, setOpenAt] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    focusPressed(event);
    setWanted(true);
    setOpenAt(index);
  };
  const enlarge = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open(event, index);
  };
  return (
    <section className={styles.gallery} aria-label={texts.label}>
      <div className={styles.main}>
        <div ref={viewport} className={`${slideStyles['viewport']} ${styles.viewport}`} data-led={isLed || undefined}>
          <ul className={slideStyles['row']} aria-live="polite">
            {pictures.map(({ picture, alt, lang, fit }, index) => (
              <li key={picture.identifier} id={`picture-${index + 1}`} className={slideStyles['slide']} inert={isOut(index)}>
                <a href={largestOf(picture)} className={styles.picture} onClick={(event) => enlarge(event, index)}>
                  <PictureView
                    picture={picture}
                    alt={alt}
                    lang={lang}
                    sizes="(width >= 1194px) 56vw, 100vw"
                    fit={fit}
                    isFirst={index === 0}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {engine}
      </div>
      {children}
      <div className={styles.tools} hidden={!isHydrated}>
        {tools}
        <PlainButton variant="line" size="s" icon="zoom" aria-haspopup="dialog" onClick={(event) => open(event, current)}>
          {texts.enlarge}
        </PlainButton>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} positions={texts.positions} current={current} go={go} />}
      {isWanted && <LateLightbox pictures={pictures} texts={texts} openAt={openAt} onClose={() => setOpenAt(undefined)} />}
    </section>
  );
};
