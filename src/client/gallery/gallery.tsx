'use client';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { useSlides } from '#client/primitives/carousel/use-slides.ts';
import { Picture as PictureView } from '#client/primitives/picture/picture.tsx';
import type { Picture } from '#shared/contract/picture.ts';
import styles from './gallery.module.css';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import { LateLightbox } from './late-lightbox.tsx';

type GalleryProps = {
  pictures: GalleryPicture[];
  texts: GalleryTexts;
  /** Between picture and thumbnails: the measure line. */
  children?: ReactNode;
};

const largestOf = ({ resolutions }: Picture): string => resolutions.toSorted((a, b) => b.width - a.width)[0]?.webp ?? '';
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type ThumbnailsProps = { pictures: GalleryPicture[]; positions: string[]; current: number; go: (index: number) => void };

const Thumbnails = ({ pictures, positions, current, go }: ThumbnailsProps) => (
  <ul className={styles.thumbnails}>
    {pictures.map(({ picture, fit }, index) => (
      <li key={picture.identifier}>
        <a
          href={`#picture-${index + 1}`}
          className={styles.thumbnail}
          aria-current={index === current}
          onClick={(event) => {
            event.preventDefault();
            go(index);
          }}
        >
          <PictureView picture={picture} alt={positions[index] ?? ''} sizes="(width >= 1194px) 11vw, 19vw" fit={fit} />
        </a>
      </li>
    ))}
  </ul>
);

/**
 * Pictures of a product in a row that swipes; thumbnails lead to each, a press enlarges (M-44).
 * Without script thumbnails are anchors, and a press opens the picture alone.
 */
export const Gallery = ({ pictures, texts, children }: GalleryProps) => {
  const row = useRef<HTMLUListElement>(null);
  const { current, isReady, go } = useSlides(row, pictures.length);
  const [openAt, setOpenAt] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const open = (index: number) => {
    setWanted(true);
    setOpenAt(index);
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open(index);
  };
  return (
    <section className={styles.gallery} aria-label={texts.label}>
      <div className={styles.main}>
        <ul ref={row} className={styles.row}>
          {pictures.map(({ picture, alt, lang, fit }, index) => (
            <li key={picture.identifier} id={`picture-${index + 1}`} className={styles.slide}>
              <a
                href={largestOf(picture)}
                className={styles.picture}
                tabIndex={isReady && index !== current ? -1 : undefined}
                onClick={(event) => enlarge(event, index)}
              >
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
        <div className={styles.tools} hidden={!isReady}>
          <PlainButton variant="line" size="s" icon="zoom" aria-haspopup="dialog" onClick={() => open(current)}>
            {texts.enlarge}
          </PlainButton>
        </div>
      </div>
      {children}
      {pictures.length > 1 && <Thumbnails pictures={pictures} positions={texts.positions} current={current} go={go} />}
      {isWanted && <LateLightbox pictures={pictures} texts={texts} openAt={openAt} onClose={() => setOpenAt(undefined)} />}
    </section>
  );
};
