import 'server-only';
import type { LinkReference } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';
import type { CountryContent } from './country-content.ts';
import { addressOfPage, addressOfProduct } from './pages.ts';

/** A link ready for an anchor element. */
export type ResolvedLink = { href: string; isExternal: boolean };

/**
 * The target of a content link. A page or product that the country does not have becomes the home page: content:check finds such links
 * before shoppers do.
 */
export const linkTo = (content: CountryContent, site: Site, reference: LinkReference): ResolvedLink => {
  if ('url' in reference) return { href: reference.url, isExternal: true };
  if ('product' in reference) return { href: addressOfProduct(content, site, reference.product) ?? site.root, isExternal: false };
  const path = addressOfPage(content, site, reference.page);
  if (path === undefined) return { href: site.root, isExternal: false };
  return { href: reference.hash ? `${path}#${reference.hash}` : path, isExternal: false };
};
