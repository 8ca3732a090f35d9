import type { GalleryTexts } from '#client/gallery/gallery-picture.ts';
import type { CarouselTexts } from '#client/primitives/carousel/carousel.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** What a set of pictures that enlarge says; `label` is its own name, where it has one. */
export const galleryTextsOf = (say: Translate, count: number, label: string | null): GalleryTexts => ({
  label: label ?? say('product.gallery.label'),
  enlarge: say('product.gallery.enlarge'),
  close: say('product.gallery.close'),
  previous: say('product.gallery.previous'),
  next: say('product.gallery.next'),
  positions: Array.from({ length: count }, (_, index) => say('product.gallery.picture', { number: index + 1, count })),
});

/** What a row of pictures that moves says; `label` is its own name, where it has one. */
export const carouselTextsOf = (say: Translate, label: string | null): CarouselTexts => ({
  label: label ?? say('product.gallery.label'),
  kind: say('content.stage.carousel'),
  slide: say('content.stage.slide'),
  previous: say('content.stage.previous'),
  next: say('content.stage.next'),
  pause: say('content.stage.pause'),
  play: say('content.stage.play'),
});
