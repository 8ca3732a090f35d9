import { Picture } from '#client/primitives/picture/picture.tsx';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';

type Props = {
  /** Prefix of each picture's anchor. */
  anchor: string;
  pictures: GalleryPicture[];
  /** The name of each: `Bild 2 von 5`. */
  positions: string[];
  current: number;
  go: (index: number) => void;
};

/** Thumbnails that scroll to the large pictures; without script they are anchors. */
export const Thumbnails = ({ anchor, pictures, positions, current, go }: Props) => (
  <ul className={styles.thumbnails}>
    {pictures.map(({ picture, fit }, index) => (
      <li key={picture.identifier}>
        <a
          href={`#${anchor}-${index + 1}`}
          className={styles.thumbnail}
          aria-current={index === current}
          onClick={(event) => {
            event.preventDefault();
            go(index);
          }}
        >
          <Picture picture={picture} alt={positions[index] ?? ''} sizes="(width >= 1194px) 11vw, 19vw" fit={fit} />
        </a>
      </li>
    ))}
  </ul>
);
