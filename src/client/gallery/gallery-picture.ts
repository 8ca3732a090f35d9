import type { ReactNode } from 'react';
import type { Picture } from '#shared/contract/picture.ts';

/** A picture of a product with its text; `fit` is `cover` for rooms and surfaces. */
export type GalleryPicture = {
  picture: Picture;
  alt: string;
  lang?: string | undefined;
  fit: 'contain' | 'cover';
  /** Among tiles and in a row: what stands below it, links to what is seen. */
  below?: ReactNode;
};

/** What the gallery says; `positions` names each picture by its place: `Bild 2 von 5`. */
export type GalleryTexts = { label: string; enlarge: string; close: string; previous: string; next: string; positions: string[] };
