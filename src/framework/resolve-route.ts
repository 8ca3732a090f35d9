import 'server-only';
import { findPage, findRedirect, isLive } from '#backend/content/content.ts';
import { isDealer } from '#backend/dealer/dealer.ts';
import { queryNamesOfSections } from '#shared/content/section-queries.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { languagePrefixOf, siteOfPrefix } from '#shared/country/language-prefix.ts';
import type { Site } from '#shared/country/site.ts';
import { accountSectionOf } from '#shared/routes/account-paths.ts';
import { careerIdAt } from '#shared/routes/job-path.ts';
import { queryNames } from '#shared/routes/page-query.ts';
import { checkoutStepOf, paths } from '#shared/routes/paths.ts';
import type { ResolvedRoute } from '#shared/routes/resolved-route.ts';
import { findEntry } from '#stories/entries.ts';
import { hasRoute } from './route-registry.ts';

// Screens whose last segment is read only by their scripts.
const openRoutes = ['checkoutSuccess', 'checkoutFailure', 'sharedWishlist', 'returnOrder'] as const;
const openPaths: ReadonlySet<string> = new Set([...openRoutes.map((name) => paths[name]), 'account/orders', 'account/edit-address']);

// Order numbers, keys of shared lists: any other segment is a missing page.
const numberOrToken = /^[\w.~-]{1,80}$/;

const routesWithQuery: Partial<Record<string, ResolvedRoute>> = {
  [paths.dealer]: { queryNames: queryNames.dealer },
  [paths.login]: { queryNames: queryNames.login },
  [paths.sessionExpired]: { queryNames: queryNames.login },
  [paths.search]: { queryNames: queryNames.search },
  [paths.compare]: { queryNames: queryNames.compare },
};
const pageWithoutQuery: ResolvedRoute = { queryNames: queryNames.none };

/** A component of the documentation, or one of its examples. */
const isStory = ([, slug = '', ...more]: readonly string[]): boolean =>
  slug === 'frame'
    ? more.length === 2 && findEntry(more[0] ?? '')?.variants.some(({ id }) => id === more[1]) === true
    : more.length === 0 && findEntry(slug) !== undefined;

const resolveScreen = (country: CountryCode, root: string, segments: readonly string[]): ResolvedRoute | undefined => {
  const path = segments.join('/');
  const [first, second = ''] = segments;
  if (first === 'docs') return root === '/' && (hasRoute(path) || isStory(segments)) ? pageWithoutQuery : undefined;
  if (hasRoute(path)) return routesWithQuery[path] ?? pageWithoutQuery;
  // Personal documents are rendered for each visitor anyway.
  if (first === 'plain') return pageWithoutQuery;
  if (first === paths.search) return routesWithQuery[paths.search];
  if (careerIdAt(segments) !== undefined) return pageWithoutQuery;
  if (first === paths.dealer && segments.length === 2) return isDealer(country, second) ? pageWithoutQuery : undefined;
  const parentPath = segments.slice(0, -1).join('/');
  if (openPaths.has(parentPath) && numberOrToken.test(segments.at(-1) ?? ''))
    return { queryNames: queryNames.none, fixedPath: `${root}${parentPath}/` };
  const isStep =
    segments.length === 2 && ((first === 'account' && accountSectionOf(second)) || (first === 'checkout' && checkoutStepOf(second)));
  return isStep ? pageWithoutQuery : undefined;
};

const resolveContent = (site: Site, segments: readonly string[]): ResolvedRoute | undefined => {
  const found = findPage(site, segments);
  if (!found) return undefined;
  if (found.kind === 'product') return { queryNames: queryNames.product };
  return { queryNames: found.file.list === null ? queryNamesOfSections(found.texts.sections) : queryNames.list };
};

const findMovedRoute = (site: Site, segments: readonly string[]): Pick<ResolvedRoute, 'movedTo'> => {
  const movedTo = findRedirect(site, segments);
  return movedTo === undefined ? {} : { movedTo };
};

// For addresses written from memory: `/Spuelen`, `/checkout`.
const findLowerCaseRoute = (site: Site, root: string, segments: readonly string[]): Pick<ResolvedRoute, 'movedTo'> => {
  const lowerCase = segments.map((segment) => segment.toLowerCase());
  const path = lowerCase.join('/');
  if (path === 'checkout') return { movedTo: `${root}${paths.checkoutAddress}` };
  const isOther = path !== segments.join('/') && !path.includes('%');
  return isOther && (resolveScreen(site.country, root, lowerCase) ?? resolveContent(site, lowerCase)) ? { movedTo: `${root}${path}` } : {};
};

/** What a path leads to, before anything is rendered. At an address without a page everything after the root is open. */
export const resolveRoute = (country: CountryCode, path: string): ResolvedRoute => {
  const prefix = languagePrefixOf(path);
  const root = prefix === undefined ? '/' : `/${prefix}/`;
  const missing: ResolvedRoute = { queryNames: queryNames.none, fixedPath: root, isMissing: true };
  const site = siteOfPrefix(country, prefix);
  if (!site || !isLive(country)) return missing;
  const segments = path.slice(root.length).split('/').filter(Boolean);
  return segments.length === 0
    ? pageWithoutQuery
    : (resolveScreen(country, root, segments) ??
        resolveContent(site, segments) ?? { ...missing, ...findLowerCaseRoute(site, root, segments), ...findMovedRoute(site, segments) });
};
