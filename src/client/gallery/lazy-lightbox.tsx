'use client';
import { lazy, Suspense } from 'react';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';

const Lightbox = lazy(async () => ({ default: (await import('#client/primitives/lightbox/lightbox.tsx')).Lightbox }));

type LazyLightboxProps = { pictures: GalleryPicture[]; texts: GalleryTexts; openAt: number | undefined; onClose: () => void };

/** The lightbox, fetched with the first click. */
export const LazyLightbox = ({ pictures, texts, openAt, onClose }: LazyLightboxProps) => (
  <Suspense fallback={null}>
    <Lightbox pictures={pictures} openAt={openAt} onClose={onClose} texts={texts} />
  </Suspense>
);
