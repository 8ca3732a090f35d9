import type { CSSProperties } from 'react';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';
import styles from './picture.module.css';
import { sizesOf, srcSetOf, thumbnailOf } from './sources.ts';

type Props = {
  picture: PictureFile;
  /** The alt text; empty if the text beside it says the same. */
  alt: string;
  /** Language of the alt text, if it differs from the page's. */
  lang?: string | undefined;
  /** How wide it will be shown, as in HTML: `(width >= 834px) 33vw, 50vw`. */
  sizes: string;
  /** `contain` shows a whole product, never cropped; `cover` crops a room scene or a surface. @default 'contain' */
  fit?: 'contain' | 'cover';
  /** The aspect ratio of the crop to use, if one of the named sizes has it. */
  ratio?: number | undefined;
  /** One of many: a browser without srcset support gets a thumbnail. @default false */
  isThumbnail?: boolean;
  /** The page's main image (LCP): loaded eagerly with high priority. @default false */
  isFirst?: boolean;
};

/** A picture in AVIF and WebP at the needed width. Its space is reserved in its own colour until it loads. */
export const Picture = ({ picture, alt, lang, sizes, fit = 'contain', ratio, isThumbnail = false, isFirst = false }: Props) => {
  const offered = sizesOf(picture, ratio);
  const largest = offered.at(-1);
  const alone = (isThumbnail ? thumbnailOf(offered)?.webp : undefined) ?? webpSizes(offered).at(-1)?.webp;
  if (!largest) return null;
  const imageStyle = { '--placeholder': picture.placeholder, objectPosition: picture.focus } as CSSProperties;
  return (
    <picture className={styles['picture']}>
      <source type="image/avif" srcSet={srcSetOf(offered, 'avif')} sizes={sizes} />
      <img
        className={styles['image']}
        data-fit={fit}
        style={imageStyle}
        src={alone}
        srcSet={srcSetOf(offered, 'webp')}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst && { fetchPriority: 'high' as const })}
        {...(lang !== undefined && { lang })}
      />
    </picture>
  );
};
