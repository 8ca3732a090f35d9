'use client';
import { Carousel, type CarouselTexts } from '#client/primitives/carousel/carousel.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { largestOf } from './enlarge.ts';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import styles from './tiles.module.css';
import { useLightbox } from './use-lightbox.tsx';

type Props = {
  /** In display order. */
  pictures: GalleryPicture[];
  /** The lightbox's texts; `positions` names each tile by its position. */
  texts: GalleryTexts;
  /** The row's texts. */
  carouselTexts: CarouselTexts;
};

/** Pictures side by side, 1, 3 or 4 in view (M-45); a click opens the lightbox (M-44), without script the picture on its own. */
export const PictureRow = ({ pictures, texts, carouselTexts }: Props) => {
  const { enlarge, lightbox } = useLightbox(pictures, texts);
  const slides = pictures.map(({ picture, alt, lang, fit, below }, index) => ({
    id: picture.identifier,
    label: texts.positions[index] ?? '',
    content: (
      <>
        <a href={largestOf(picture)} className={styles.tile} onClick={(event) => enlarge(event, index)}>
          <Tile
            picture={picture}
            alt={alt}
            lang={lang}
            fit={fit}
            ratio="4/3"
            sizes="(width >= 1194px) 25vw, (width >= 834px) 33vw, 100vw"
          />
        </a>
        {below}
      </>
    ),
  }));
  return (
    <>
      <Carousel texts={carouselTexts} slides={slides} perView="grid" />
      {lightbox}
    </>
  );
};
