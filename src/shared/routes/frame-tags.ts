import type { Site } from '#shared/country/site.ts';
import { type CheckoutPlace, checkoutPlaceOf } from './checkout-place.ts';

/** What stands around a page: the shop's frame, less of it in the checkout, the documentation's own frame, or nothing. */
export type Surrounding = 'shop' | 'docs' | 'bare' | CheckoutPlace;

/** The surrounding of a path. */
export const surroundingOf = (site: Pick<Site, 'root'>, path: string): Surrounding => {
  if (path.startsWith('/docs/frame/')) return 'bare';
  if (/^\/docs(?:\/|$)/.test(path)) return 'docs';
  return checkoutPlaceOf(site, path) ?? 'shop';
};

// The component documentation is written in English for everybody; what react-aria says by itself follows.
const english = { language: 'en', locale: 'en-GB' } as const;

/** The language of the document at a path. */
export const spokenAt = (site: Site, path: string): Pick<Site, 'language' | 'locale'> => (/^\/docs(?:\/|$)/.test(path) ? english : site);

/** The parts of a page that stay while visitors move within the shop, by their names in the router, each with the tag of its content. */
export type FrameTags = { 'layout:/': string; root: string };

/** The tags of the page at a path: equal tags, equal frames. A browser that names them is not sent the frames again. */
export const frameTagsOf = (site: Site, path: string, contentVersion: string): FrameTags => ({
  'layout:/': [site.country, site.language, contentVersion, surroundingOf(site, path)].join('-'),
  root: spokenAt(site, path).locale,
});
