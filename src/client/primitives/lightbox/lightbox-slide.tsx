import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './lightbox.module.css';

/** A picture with what is to be seen on it. */
export type LightboxPicture = { picture: PictureFile; alt: string; lang?: string | undefined };

/** One picture as large as its place allows; the words below are its text and are read once. */
export const LightboxSlide = ({ picture, alt, lang, isShown }: LightboxPicture & { isShown: boolean }) => (
  <li className={styles['slide']} inert={!isShown}>
    <figure className={styles['figure']}>
      <div className={styles['slot']}>
        <Picture picture={picture} alt={alt} lang={lang} sizes="100vw" isFirst={isShown} />
      </div>
      <figcaption className={styles['caption']} lang={lang} aria-hidden="true">
        {alt}
      </figcaption>
    </figure>
  </li>
);
