import type { Site } from '#shared/country/site.ts';
import { type CheckoutStage, checkoutStageOf } from './checkout-stage.ts';

/** The layout around a page: the shop's frame, less of it in the checkout, the documentation's own frame, or none. */
export type LayoutVariant = 'shop' | 'docs' | 'bare' | CheckoutStage;

/** The layout variant of a path. */
export const layoutVariantOf = (site: Pick<Site, 'root'>, path: string): LayoutVariant => {
  if (path.startsWith('/docs/frame/')) return 'bare';
  if (/^\/docs(?:\/|$)/.test(path)) return 'docs';
  return checkoutStageOf(site, path) ?? 'shop';
};

// The component documentation is in English for everybody; react-aria's own texts follow.
const english = { language: 'en', locale: 'en-GB' } as const;

/** The language of the document at a path. */
export const languageAt = (site: Site, path: string): Pick<Site, 'language' | 'locale'> => (/^\/docs(?:\/|$)/.test(path) ? english : site);

/** The parts of a page that stay while visitors navigate within the shop, by their names in the router, each with the ETag of its content. */
export type LayoutEtagMap = { 'layout:/': string; root: string };

/** The ETags of the layouts at a path: equal tags, equal layouts. A browser that sends them does not get the layouts again. */
export const layoutEtagsOf = (site: Site, path: string, contentVersion: string): LayoutEtagMap => ({
  'layout:/': [site.country, site.language, contentVersion, layoutVariantOf(site, path)].join('-'),
  root: languageAt(site, path).locale,
});
