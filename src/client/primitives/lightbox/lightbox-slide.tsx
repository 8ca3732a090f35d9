import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './lightbox.module.css';

/** A picture with its description. */
export type LightboxPicture = { picture: PictureFile; alt: string; lang?: string | undefined };

/** One picture as large as the space allows; the text below is its alternative and is read once. */
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
