import type { GalleryTexts } from '#client/gallery/gallery-picture.ts';
import type { CarouselTexts } from '#client/primitives/carousel/carousel.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** Texts of a set of enlargeable pictures; `label` is its own name, where it has one. */
export const galleryTextsOf = (t: Translate, count: number, label: string | null): GalleryTexts => ({
  label: label ?? t('product.gallery.label'),
  enlarge: t('product.gallery.enlarge'),
  close: t('product.gallery.close'),
  previous: t('product.gallery.previous'),
  next: t('product.gallery.next'),
  positions: Array.from({ length: count }, (_, index) => t('product.gallery.picture', { number: index + 1, count })),
});

/** Texts of a carousel; `label` is its own name, where it has one. */
export const carouselTextsOf = (t: Translate, label: string | null): CarouselTexts => ({
  label: label ?? t('product.gallery.label'),
  kind: t('content.stage.carousel'),
  slide: t('content.stage.slide'),
  previous: t('content.stage.previous'),
  next: t('content.stage.next'),
  pause: t('content.stage.pause'),
  play: t('content.stage.play'),
});
