import { hrefTo, type Site } from '#shared/country/site.ts';
import { accountSections } from './account-paths.ts';

const segment = '[^/]+';
const personal = [
  'cart',
  `wishlist(?:/shared/${segment})?`,
  'checkout/(?:address|payment|summary)',
  `checkout/(?:success|failure)/${segment}`,
  `return-order(?:/${segment})?`,
  'account/delete-confirmation',
  `account(?:/(?:${accountSections.join('|')})(?:/${segment})?)?`,
].join('|');
const pattern = new RegExp(`^(?:${personal})$`);

/** The no-script document of a screen, by the screen's path; undefined: the screen's own document needs no script. */
export const noScriptPathOf = (site: Pick<Site, 'root'>, path: string): string | undefined => {
  if (!`${path}/`.startsWith(site.root)) return undefined;
  const own = path.slice(site.root.length).replace(/\/$/, '');
  return pattern.test(own) ? hrefTo(site, `plain/${own}`) : undefined;
};
