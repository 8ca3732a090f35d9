import { languages } from '#shared/country/countries.ts';
import { decodeSegments } from './decode-segments.ts';
import { paths } from './paths.ts';
import { restPrefixes } from './rest-prefixes.ts';

const home = 'https://shop.invalid';

// Screens for logging in or out, and non-pages: no destination for a shopper.
const transientPages = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirmRegistration',
  'confirmEmail',
  'sessionExpired',
  'problem',
] as const;
const technical = ['assets', 'pictures', 'models', 'fonts', 'RSC', 'livez', 'readyz', 'metrics'];
const forbidden: ReadonlySet<string> = new Set([...restPrefixes, ...technical, ...transientPages.map((name) => paths[name])]);

const isLanguage = (segment: string | undefined): boolean => (languages as readonly (string | undefined)[]).includes(segment);

const isShoppersPage = (pathname: string): boolean => {
  const segments = decodeSegments(pathname.split('/'));
  if (!segments) return false;
  const below = isLanguage(segments[0]) ? segments.slice(1) : segments;
  const screen = below[0] === 'plain' ? below.slice(1) : below;
  // At the root a dot is that of a file (icons.svg), further down that of an article number.
  return !forbidden.has(screen[0] ?? '') && !(screen.length === 1 && /\.[a-z\d]+$/i.test(screen[0] ?? ''));
};

/**
 * A path of this shop from an address that a visitor supplies: a page that a shopper may return to. Undefined for everything that leads to
 * other sites, to files, to REST, or back to the login.
 */
export const safeRedirectPath = (address: string | undefined): string | undefined => {
  if (!address?.startsWith('/')) return undefined;
  // Browsers drop tabs and line breaks and treat backslashes as slashes: the path counts as they resolve it.
  const url = URL.parse(address, home);
  if (url?.origin !== home) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dot segments may leave two leading slashes (`/.//evil.example`): resolved again, that is another site.
  return URL.parse(path, home)?.href === url.href && isShoppersPage(url.pathname) ? path : undefined;
};
