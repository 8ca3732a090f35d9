import type { Language } from '#shared/country/countries.ts';
import { alternatePathsName, readAlternatePath } from '#shared/routes/alternate-paths.ts';
import { setLanguageCookie } from '#state/chosen-language.ts';

// In development every country has its own name below localhost.
const localAddress = (country: string, path: string): string | undefined =>
  /(?:^|\.)localhost$/.test(location.hostname) ? `//${country}.localhost${location.port ? `:${location.port}` : ''}${path}` : undefined;

const listedElsewhere = (hreflang: string): string | undefined =>
  document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${CSS.escape(hreflang)}"]`)?.href;

const unlistedElsewhere = (hreflang: string): string | undefined => {
  const written = document.head.querySelector<HTMLMetaElement>(`meta[name="${alternatePathsName}"]`)?.content;
  return written === undefined ? undefined : readAlternatePath(written, hreflang);
};

// The page's head lists its URL in every other country and language.
const namedElsewhere = (hreflang: string): URL | undefined => {
  const named = listedElsewhere(hreflang) ?? unlistedElsewhere(hreflang);
  return named === undefined ? undefined : new URL(named);
};

// The shop's own screens have the same path in every language: only the root differs.
const sameBelow = (link: HTMLAnchorElement, layer: HTMLElement): string => {
  const root = layer.querySelector<HTMLAnchorElement>('a[aria-current]')?.pathname ?? '/';
  const below = location.pathname.startsWith(root) ? location.pathname.slice(root.length) : '';
  return link.pathname + below;
};

// The current page with the visitor's choices: facets, a term, the fragment.
const inLanguage = (link: HTMLAnchorElement, layer: HTMLElement): string => {
  const named = namedElsewhere(link.hreflang);
  return (named?.pathname ?? sameBelow(link, layer)) + (named?.search || location.search) + location.hash;
};

const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Links to other countries and languages: they lead to the current page (Y-07). Another language of this country is saved in a
 * cookie and shown without a reload (C-06), whatever the page is (B-24); another country is another domain, on localhost one of its
 * subdomains, where a page that does not exist there becomes its home page.
 */
export const interceptCountryLinks = (push: (path: string) => void, signal: AbortSignal): void => {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const layer = link?.closest<HTMLElement>('[data-country]');
    if (!link || !layer || isForNewTab(event)) return;
    const country = link.hreflang.slice(-2).toLowerCase();
    event.preventDefault();
    if (country === layer.dataset['country']) {
      setLanguageCookie(link.lang as Language);
      layer.hidePopover();
      push(inLanguage(link, layer));
      return;
    }
    const { href, pathname, search } = namedElsewhere(link.hreflang) ?? link;
    location.assign(localAddress(country, pathname + search) ?? href);
  };
  document.addEventListener('click', follow, { signal });
};
