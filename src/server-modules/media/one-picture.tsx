import { Picture } from '#client/primitives/picture/picture.tsx';
import { LinkedCaption } from '#server-components/pictures/linked-caption.tsx';
import { showPicture } from '#server-components/pictures/shown-pictures.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import styles from './media.module.css';
import type { MediaData } from './media.schema.ts';

/** The picture to show, and its context. */
export type OnePictureProps = {
  site: Site;
  media: Extract<MediaData['media'], { kind: 'image' }>;
  caption: string | null;
  language: Language;
  isFirst: boolean;
};

/** One picture: a room at full page width, or eight of twelve columns with its caption beside it. */
export const OnePicture = ({ site, media, caption, language, isFirst }: OnePictureProps) => {
  const shown = showPicture(site, media.image, language);
  if (!shown) return null;
  const isWide = media.shape === 'wide' && shown.fit === 'cover';
  return (
    <figure className={styles.picture} data-shape={isWide ? 'wide' : 'whole'} data-fit={shown.fit}>
      <Picture {...shown} sizes={isWide ? '(width >= 1440px) 1344px, 100vw' : '(width >= 1194px) 66vw, 100vw'} isFirst={isFirst} />
      {caption === null ? null : (
        <figcaption>
          <LinkedCaption site={site} image={media.image} text={caption} />
        </figcaption>
      )}
    </figure>
  );
};
