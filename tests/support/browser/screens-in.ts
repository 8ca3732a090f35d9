import { existsSync, globSync, readFileSync } from 'node:fs';
import { type CountryCode, countries, type Language } from '../../../src/shared/country/countries.ts';
import { hrefTo, rootOf } from '../../../src/shared/country/site.ts';
import { type Screen, screens } from './screens.ts';

const pages = new URL('../../../content/pages/', import.meta.url);
const slugOf = (pageId: string, language: string): string | undefined => {
  const file = new URL(`${pageId}/${language}.json`, pages);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { slug: string }).slug : undefined;
};
const pageOfSlug = new Map(globSync('*', { cwd: pages }).map((pageId) => [slugOf(pageId, 'de'), pageId]));

/** The German path translated to another language, or to English if it has none. */
const pathIn = (path: string, country: CountryCode, language: Language): string => {
  const [, slug = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(path) ?? [];
  const pageId = pageOfSlug.get(slug);
  const own = pageId === undefined ? slug : (slugOf(pageId, language) ?? slugOf(pageId, 'en') ?? slug);
  return hrefTo({ root: rootOf(country, language) }, `${own}${rest}`);
};

const countryOf = (language: Language): CountryCode => {
  const codes = Object.keys(countries) as CountryCode[];
  const found = codes.find((code) => countries[code].languages.length === 1 && countries[code].languages[0] === language);
  if (!found) throw new Error(`No country speaks ${language} alone`);
  return found;
};

/** One page of every type: all pages of a type use the same texts. */
const typical = new Set([
  'home',
  'list-sinks',
  'list-sinks-filtered',
  'detail-sink',
  'content-materials',
  'cart',
  'checkout-address',
  'checkout-payment',
  'checkout-summary',
  'checkout-success-paid',
  'return-order',
  'login',
  'register',
  'wishlist',
  'search-results',
  'not-found',
  'problem',
  'account',
  'account-order',
  'account-add-address',
]);

/** The data that a screen needs. */
const broughtBy = ({ hasCart, hasOrder, hasWishlistItems, isLoggedIn, sends }: Screen): string =>
  JSON.stringify({ hasCart, hasOrder, hasWishlistItems, isLoggedIn, sends });

/** What a country's law and shop allow: where nothing can be returned, the order is shown as paid. */
const allowedIn = (country: CountryCode, { hasOrder }: Screen): Pick<Screen, 'hasOrder'> => {
  const file = new URL(`../../../content/countries/${country}.json`, import.meta.url);
  const { withdrawalDays } = JSON.parse(readFileSync(file, 'utf8')) as { withdrawalDays?: number };
  return hasOrder === 'returned' && !withdrawalDays ? { hasOrder: 'paid' } : {};
};

/** A page of every type in a language that a whole country speaks, grouped by needed data: one window can open a whole group. */
export const screensIn = (language: Language): Screen[][] => {
  const country = countryOf(language);
  const own = screens
    .filter(({ language: written, name }) => written === 'de' && typical.has(name))
    .map(
      (screen): Screen => ({
        ...screen,
        country,
        language,
        path: pathIn(screen.path, country, language),
        ...allowedIn(country, screen),
      }),
    );
  return [...Map.groupBy(own, broughtBy).values()];
};
