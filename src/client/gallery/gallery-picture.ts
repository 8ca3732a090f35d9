import type { Picture } from '#shared/contract/picture.ts';

/** A picture of a product with its text; `fit` is `cover` for rooms and surfaces. */
export type GalleryPicture = { picture: Picture; alt: string; lang?: string | undefined; fit: 'contain' | 'cover' };

/** What the gallery says; `positions` names each picture by its place: `Bild 2 von 5`. */
export type GalleryTexts = { label: string; enlarge: string; close: string; previous: string; next: string; positions: string[] };
