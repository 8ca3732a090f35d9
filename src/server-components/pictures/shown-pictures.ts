import { createElement, type ReactElement } from 'react';
import { linksOfVariants } from '#backend/catalogue/catalogue.ts';
import { type FoundPicture, findPicture } from '#backend/content/content.ts';
import type { GalleryPicture } from '#client/gallery/gallery-picture.ts';
import type { ImageReference } from '#shared/content/references.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { langOf } from '../language-attribute.ts';
import { ShownProducts } from './shown-products.tsx';

/** A whole product is never cropped; a room or a surface fills its frame. */
const fitOf = ({ kind }: Pick<FoundPicture, 'kind'>): 'contain' | 'cover' => (kind === 'product' ? 'contain' : 'cover');

/** A picture of content with everything needed to show it; undefined for an unknown id. */
export const showPicture = (
  site: Pick<Site, 'country'>,
  { identifier }: ImageReference,
  language: Language,
): GalleryPicture | undefined => {
  const found = findPicture(site, identifier, language);
  if (!found) return undefined;
  return { picture: found.picture, alt: found.alt, lang: langOf(found.altLanguage, language), fit: fitOf(found) };
};

/** Links to the products in a picture of content; undefined where the country sells none of them. */
export const linkShown = (site: Site, { identifier }: ImageReference): ReactElement | undefined => {
  const links = linksOfVariants(site, findPicture(site, identifier, site.language)?.shows ?? []);
  return links.length === 0 ? undefined : createElement(ShownProducts, { links });
};

/** The known pictures of content, in order, each once. */
export const showPictures = (site: Pick<Site, 'country'>, images: readonly ImageReference[], language: Language): GalleryPicture[] => {
  const shown = images.flatMap((image) => showPicture(site, image, language) ?? []);
  return [...new Map(shown.map((one) => [one.picture.identifier, one])).values()];
};

/** The same, each with links to the products in it. */
export const showLinkedPictures = (site: Site, images: readonly ImageReference[], language: Language): GalleryPicture[] =>
  showPictures(site, images, language).map((shown) => ({ ...shown, below: linkShown(site, shown.picture) }));
