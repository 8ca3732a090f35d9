import type { CSSProperties } from 'react';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';
import styles from './picture.module.css';
import { sizesOf, srcSetOf, thumbnailOf } from './sources.ts';

type Props = {
  picture: PictureFile;
  /** What is to be seen; empty when the text beside it says so already. */
  alt: string;
  /** Language of the alt text, where it differs from the page's. */
  lang?: string | undefined;
  /** How wide it will be shown, as in HTML: `(width >= 834px) 33vw, 50vw`. */
  sizes: string;
  /** `contain` shows a whole product, never cut; `cover` crops a room or a surface. @default 'contain' */
  fit?: 'contain' | 'cover';
  /** Width / height of the cut to take, where the named sizes hold it. */
  ratio?: number | undefined;
  /** One of many: where a browser chooses no size, it gets a thumbnail. @default false */
  isThumbnail?: boolean;
  /** The first thing to be seen on its page: loaded at once, before everything else. @default false */
  isFirst?: boolean;
};

/** A picture in AVIF and WebP at the width that is needed. Its place is kept in its own colour until it arrives. */
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
