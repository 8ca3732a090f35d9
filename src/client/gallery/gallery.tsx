'use client';
import { type ReactNode, useRef } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import slideStyles from '#client/primitives/carousel/slides.module.css';
import { useSlides } from '#client/primitives/carousel/use-slides.tsx';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import { Picture as PictureView } from '#client/primitives/picture/picture.tsx';
import { largestOf } from './enlarge.ts';
import styles from './gallery.module.css';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useLightbox } from './use-lightbox.tsx';

type GalleryProps = {
  /** Prefix of its picture anchors, `picture-1`; unique where a page has several galleries. @default 'picture' */
  anchor?: string;
  /** The whole product first, then details. */
  pictures: GalleryPicture[];
  /** All texts; `positions` names each thumbnail by its position. */
  texts: GalleryTexts;
  /** Between picture and thumbnails: the measure line. */
  children?: ReactNode;
  /** False if it is further down the page: its first picture loads lazily. @default true */
  isPriority?: boolean;
  /** On wide screens nothing is swiped: all pictures are below the first, two per row. @default false */
  isStacked?: boolean;
  /** Beside the enlarge button: other ways to view the product. They appear with script. */
  tools?: ReactNode;
};

/**
 * Pictures of a product in a row that swipes; thumbnails scroll to each, a click enlarges (M-44).
 * Without script thumbnails are anchors, and a click opens the picture on its own.
 */
export const Gallery = ({ anchor = 'picture', pictures, texts, children, isPriority = true, isStacked = false, tools }: GalleryProps) => {
  const viewport = useRef<HTMLDivElement>(null);
  const { index: current, isLed, isOut, go, engine } = useSlides(viewport, { isLooping: true, isStaticOnWide: isStacked });
  const isHydrated = useHydrated();
  // The first has a row of its own, and so may the last one.
  const isHalf = (index: number): boolean => isStacked && index > 0 && (pictures.length % 2 === 1 || index < pictures.length - 1);
  const { open, enlarge, lightbox } = useLightbox(pictures, texts);
  return (
    <section className={styles.gallery} data-stacked={isStacked || undefined} aria-label={texts.label}>
      <div className={styles.main}>
        <div ref={viewport} className={`${slideStyles['viewport']} ${styles.viewport}`} data-led={isLed || undefined}>
          <ul className={slideStyles['row']} aria-live="polite">
            {pictures.map(({ picture, alt, lang, fit }, index) => (
              <li key={picture.identifier} id={`${anchor}-${index + 1}`} className={slideStyles['slide']} inert={isOut(index)}>
                <a href={largestOf(picture)} className={styles.picture} onClick={(event) => enlarge(event, index)}>
                  <PictureView
                    picture={picture}
                    alt={alt}
                    lang={lang}
                    sizes={`(width >= 1194px) ${isHalf(index) ? 28 : 56}vw, (width >= 834px) 50vw, 100vw`}
                    fit={fit}
                    isFirst={isPriority && index === 0}
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
        <Button variant="line" size="s" icon="zoom" aria-haspopup="dialog" onClick={(event) => open(event, current)}>
          {texts.enlarge}
        </Button>
      </div>
      {pictures.length > 1 && <Thumbnails anchor={anchor} pictures={pictures} positions={texts.positions} current={current} go={go} />}
      {lightbox}
    </section>
  );
};
