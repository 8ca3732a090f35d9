import type { Language } from '#shared/country/countries.ts';
import { keepLanguage } from '#state/chosen-language.ts';

// On a development machine every country answers under its own name below localhost.
const localAddress = (country: string, path: string): string | undefined =>
  /(?:^|\.)localhost$/.test(location.hostname) ? `//${country}.localhost${location.port ? `:${location.port}` : ''}${path}` : undefined;

// The page's own head names it in every other language.
const pathOfThisPage = (locale: string): string | undefined => {
  const alternate = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${CSS.escape(locale)}"]`);
  return alternate ? new URL(alternate.href).pathname : undefined;
};

const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Links to other countries and languages. Another language of this country is kept in a cookie and shown without a
 * reload (C-06); another country is another domain, on localhost one of its subdomains.
 */
export const followCountries = (push: (path: string) => void, signal: AbortSignal): void => {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const layer = link?.closest<HTMLElement>('[data-country]');
    if (!link || !layer || isForNewTab(event)) return;
    const path = new URL(link.href).pathname;
    const country = link.hreflang.slice(-2).toLowerCase();
    if (country === layer.dataset['country']) {
      event.preventDefault();
      keepLanguage(link.lang as Language);
      layer.hidePopover();
      push(pathOfThisPage(link.hreflang) ?? path);
      return;
    }
    const address = localAddress(country, path);
    if (!address) return;
    event.preventDefault();
    location.assign(address);
  };
  document.addEventListener('click', follow, { signal });
};
