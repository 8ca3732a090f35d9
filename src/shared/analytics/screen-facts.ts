import type { Site } from '#shared/country/site.ts';
import type { PageFacts } from './page-facts.ts';

// Ids in an address (an order, a return, an address book) are never reported: the word before them is.
const screens: readonly [pattern: RegExp, category: PageFacts['category']][] = [
  [/^cart$/, 'cart'],
  [/^checkout\/(?:address|payment|summary|success|failure)(?=\/|$)/, 'checkout'],
  [/^wishlist(?=\/|$)/, 'wishlist'],
  [/^search(?=\/|$)/, 'search'],
  [/^dealer(?=\/|$)/, 'dealer search'],
  [/^(?:account(?:\/[a-z-]+)?|login|register|forgot-password|reset-password|confirm-registration|session-expired)(?=\/|$)/, 'user account'],
  [/^(?:return-order|compare)(?=\/|$)/, 'shop'],
];

/**
 * The analytics data of one of the shop's own screens, by its path: these are reported automatically (specification §2). Undefined for
 * pages that describe themselves, PDP, PFP, PLP, FPLP, PPLP, home and content among them, and for unknown ones.
 */
export const screenFactsOf = ({ root }: Pick<Site, 'root'>, path: string): PageFacts | undefined => {
  if (!`${path}/`.startsWith(root)) return undefined;
  const own = path
    .slice(root.length)
    .replace(/^plain\//, '')
    .replace(/\/$/, '');
  for (const [pattern, category] of screens) {
    const [eid] = pattern.exec(own) ?? [];
    if (eid !== undefined) return { category, eid };
  }
  return undefined;
};

/** The search term, by the path of the results; undefined elsewhere, and if there was none. */
export const searchTermOf = ({ root }: Pick<Site, 'root'>, path: string): string | undefined => {
  const [, written = ''] = path.startsWith(root) ? (/^search\/(.+)$/.exec(path.slice(root.length)) ?? []) : [];
  try {
    return decodeURIComponent(written) || undefined;
  } catch {
    return undefined;
  }
};
