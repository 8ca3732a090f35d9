import type { GalleryPicture } from '#client/gallery/gallery-picture.ts';
import { langOf } from '#server-components/language-attribute.ts';
import type { ProductPicture, ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Language } from '#shared/country/countries.ts';

/** A whole product is never cropped, nor one seen from above; close-ups and rooms fill their frame. */
const fitOf = ({ view }: ProductPicture): 'contain' | 'cover' => (view === 'front' || view === 'top' ? 'contain' : 'cover');

/**
 * The pictures of one finish: its own first, then those that all finishes share. Rooms shown in the story below (`storyPictures`, by their
 * ids) are omitted: no picture appears twice on a page. Never empty: a variant has at least its placeholder.
 */
export const galleryPicturesOf = (
  view: Pick<ProductView, 'pictures'>,
  variant: Variant,
  language: Language,
  storyPictures: ReadonlySet<string> = new Set(),
): GalleryPicture[] => {
  const own = view.pictures.filter(
    ({ variantKey, view: viewName, picture }) =>
      variantKey === variant.key && !(viewName === null && storyPictures.has(picture.identifier)),
  );
  const shared = view.pictures.filter(({ variantKey }) => variantKey === null);
  const placeholders =
    own.length > 0 ? [] : variant.images.slice(0, 1).map(({ picture, alt }): GalleryPicture => ({ picture, alt, fit: 'contain' }));
  const found = [...own, ...shared].map(
    (shown): GalleryPicture => ({
      picture: shown.picture,
      alt: shown.alt,
      lang: langOf(shown.altLanguage, language),
      fit: fitOf(shown),
    }),
  );
  return [...placeholders, ...found];
};
