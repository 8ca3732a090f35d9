import type { ReactNode } from 'react';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './picture.module.css';
import { Picture } from './picture.tsx';

type Props = {
  /** Undefined where the picture is missing: the tile keeps its place and shows a quiet drawing. */
  picture: PictureFile | undefined;
  /** What is to be seen; empty when the text beside it says so already. */
  alt: string;
  /** Language of the description, where it differs from the page's. */
  lang?: string | undefined;
  /** How wide it will be shown, as in HTML. */
  sizes: string;
  /** 1/1 in lists and cart, 5/4 on the product page. @default '1/1' */
  ratio?: '1/1' | '5/4' | '4/3';
  /** `cover` for rooms and surfaces only. @default 'contain' */
  fit?: 'contain' | 'cover';
  /** The first thing to be seen on its page: loaded before everything else. @default false */
  isFirst?: boolean;
  /** What stands in its free corners: a badge. */
  children?: ReactNode;
};

/** A product on the one ground that all products share; nothing covers it, no crop cuts it. */
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
