import type { ReactNode } from 'react';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './picture.module.css';
import { Picture } from './picture.tsx';

type Props = {
  /** Undefined if the picture is missing: the tile keeps its space and shows a placeholder. */
  picture: PictureFile | undefined;
  /** The alt text; empty if the text beside it says the same. */
  alt: string;
  /** Language of the alt text, if it differs from the page's. */
  lang?: string | undefined;
  /** How wide it will be shown, as in HTML. */
  sizes: string;
  /** 1/1 in lists and cart, 5/4 on the product page. @default '1/1' */
  ratio?: '1/1' | '5/4' | '4/3';
  /** `cover` for room scenes and surfaces only. @default 'contain' */
  fit?: 'contain' | 'cover';
  /** The page's main image (LCP): loaded with high priority. @default false */
  isFirst?: boolean;
  /** Content of its free corners: a badge. */
  children?: ReactNode;
};

/** A product on the background shared by all products; nothing covers it, no crop cuts it. */
export const Tile = ({ picture, ratio = '1/1', fit = 'contain', children, ...rest }: Props) => (
  <span className={styles['tile']} data-ratio={ratio} data-fit={fit}>
    {picture ? (
      <Picture picture={picture} fit={fit} isThumbnail {...rest} />
    ) : (
      <span className={styles['empty']}>
        <Icon name="image" size="l" />
      </span>
    )}
    {children}
  </span>
);
