import 'server-only';
import { findMoved, findPage, isLive } from '#backend/content/content.ts';
import { isDealer } from '#backend/dealer/dealer.ts';
import { queryNamesOfSections } from '#shared/content/section-queries.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { languagePrefixOf, siteOfPrefix } from '#shared/country/language-prefix.ts';
import type { Site } from '#shared/country/site.ts';
import { accountSectionOf } from '#shared/routes/account-paths.ts';
import { careerIdAt } from '#shared/routes/job-path.ts';
import type { PagePlace } from '#shared/routes/page-place.ts';
import { queryNames } from '#shared/routes/page-query.ts';
import { checkoutStepOf, paths } from '#shared/routes/paths.ts';
import { findEntry } from '#stories/entries.ts';
import { hasScreen } from './screens.ts';

// Screens whose last segment only their scripts read.
const open = ['checkoutSuccess', 'checkoutFailure', 'sharedWishlist', 'returnOrder'] as const;
const openPaths: ReadonlySet<string> = new Set([...open.map((name) => paths[name]), 'account/orders', 'account/edit-address']);

// Numbers of orders, keys of shared lists: whatever else stands there leads to nothing.
const numberOrToken = /^[\w.~-]{1,80}$/;

const readsQuery: Partial<Record<string, PagePlace>> = {
  [paths.dealer]: { queryNames: queryNames.dealer },
  [paths.login]: { queryNames: queryNames.login },
  [paths.sessionExpired]: { queryNames: queryNames.login },
  [paths.search]: { queryNames: queryNames.search },
  [paths.compare]: { queryNames: queryNames.compare },
};
const plainPage: PagePlace = { queryNames: queryNames.none };

/** A component of the documentation, or one of its examples. */
const isStory = ([, slug = '', ...more]: readonly string[]): boolean =>
  slug === 'frame'
    ? more.length === 2 && findEntry(more[0] ?? '')?.variants.some(({ id }) => id === more[1]) === true
    : more.length === 0 && findEntry(slug) !== undefined;

const screenAt = (country: CountryCode, root: string, segments: readonly string[]): PagePlace | undefined => {
  const path = segments.join('/');
  const [first, second = ''] = segments;
  if (first === 'docs') return root === '/' && (hasScreen(path) || isStory(segments)) ? plainPage : undefined;
  if (hasScreen(path)) return readsQuery[path] ?? plainPage;
  // Personal documents are made for each visitor anyway.
  if (first === 'plain') return plainPage;
  if (first === paths.search) return readsQuery[paths.search];
  if (careerIdAt(segments) !== undefined) return plainPage;
  if (first === paths.dealer && segments.length === 2) return isDealer(country, second) ? plainPage : undefined;
  const above = segments.slice(0, -1).join('/');
  if (openPaths.has(above) && numberOrToken.test(segments.at(-1) ?? ''))
    return { queryNames: queryNames.none, fixedPath: `${root}${above}/` };
  const isStep =
    segments.length === 2 && ((first === 'account' && accountSectionOf(second)) || (first === 'checkout' && checkoutStepOf(second)));
  return isStep ? plainPage : undefined;
};

const contentAt = (site: Site, segments: readonly string[]): PagePlace | undefined => {
  const found = findPage(site, segments);
  if (!found) return undefined;
  if (found.kind === 'product') return { queryNames: queryNames.product };
  return { queryNames: found.file.list === null ? queryNamesOfSections(found.texts.sections) : queryNames.list };
};

const movedAt = (site: Site, segments: readonly string[]): Pick<PagePlace, 'movedTo'> => {
  const movedTo = findMoved(site, segments);
  return movedTo === undefined ? {} : { movedTo };
};

// Where somebody writes an address from memory: `/Spuelen`, `/checkout`.
const meantAt = (site: Site, root: string, segments: readonly string[]): Pick<PagePlace, 'movedTo'> => {
  const small = segments.map((segment) => segment.toLowerCase());
  const path = small.join('/');
  if (path === 'checkout') return { movedTo: `${root}${paths.checkoutAddress}` };
  const isOther = path !== segments.join('/') && !path.includes('%');
  return isOther && (screenAt(site.country, root, small) ?? contentAt(site, small)) ? { movedTo: `${root}${path}` } : {};
};

/** What stands at a path as it is written, before anything is rendered. At an address without a page all that follows the root is open. */
export const placeOf = (country: CountryCode, path: string): PagePlace => {
  const prefix = languagePrefixOf(path);
  const root = prefix === undefined ? '/' : `/${prefix}/`;
  const missing: PagePlace = { queryNames: queryNames.none, fixedPath: root, isMissing: true };
  const site = siteOfPrefix(country, prefix);
  if (!site || !isLive(country)) return missing;
  const segments = path.slice(root.length).split('/').filter(Boolean);
  return segments.length === 0
    ? plainPage
    : (screenAt(country, root, segments) ??
        contentAt(site, segments) ?? { ...missing, ...meantAt(site, root, segments), ...movedAt(site, segments) });
};
