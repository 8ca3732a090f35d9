'use client';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { largestOf } from './enlarge.ts';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import styles from './tiles.module.css';
import { useLightbox } from './use-lightbox.tsx';

type Props = {
  /** In display order. */
  pictures: GalleryPicture[];
  /** The lightbox's texts. */
  texts: GalleryTexts;
};

/** Columns from 834 px on: four, or three if that fills the rows and four does not. */
const columnsOf = (count: number): 3 | 4 => (count % 3 === 0 && count % 4 !== 0 ? 3 : 4);

/** Pictures as tiles, two per row on phones, else three or four; a click opens the lightbox (M-44), without script the picture on its own. */
export const PictureTiles = ({ pictures, texts }: Props) => {
  const { enlarge, lightbox } = useLightbox(pictures, texts);
  return (
    <>
      <ul className={styles.tiles} data-columns={columnsOf(pictures.length)}>
        {pictures.map(({ picture, alt, lang, fit, below }, index) => (
          <li key={picture.identifier}>
            <a href={largestOf(picture)} className={styles.tile} onClick={(event) => enlarge(event, index)}>
              <Tile picture={picture} alt={alt} lang={lang} fit={fit} ratio="4/3" sizes="(width >= 834px) 33vw, 50vw" />
            </a>
            {below}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
};
