import { Picture } from '#client/primitives/picture/picture.tsx';
import { LinkedCaption } from '#server-components/pictures/linked-caption.tsx';
import { showPicture } from '#server-components/pictures/shown-pictures.ts';
import styles from './media.module.css';
import type { OnePictureProps } from './one-picture.tsx';

/** One full-width picture, cropped flat on wide screens; its caption respects the page margin. */
export const FullPicture = ({ site, media, caption, language, isFirst }: OnePictureProps) => {
  const shown = showPicture(site, media.image, language);
  if (!shown) return null;
  return (
    <figure className={styles.full}>
      <Picture {...shown} fit="cover" sizes="100vw" isFirst={isFirst} />
      {caption === null ? null : (
        <figcaption className="wrap">
          <LinkedCaption site={site} image={media.image} text={caption} />
        </figcaption>
      )}
    </figure>
  );
};
