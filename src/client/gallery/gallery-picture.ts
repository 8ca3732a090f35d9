import type { ReactNode } from 'react';
import type { Picture } from '#shared/contract/picture.ts';

/** A product picture with its text; `fit` is `cover` for room scenes and surfaces. */
export type GalleryPicture = {
  picture: Picture;
  alt: string;
  lang?: string | undefined;
  fit: 'contain' | 'cover';
  /** In tiles and rows: the content below it, links to the products shown. */
  below?: ReactNode;
};

/** The gallery's texts; `positions` names each picture by its position: `Bild 2 von 5`. */
export type GalleryTexts = { label: string; enlarge: string; close: string; previous: string; next: string; positions: string[] };
