'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useRouter } from 'waku';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { keepLanguage } from '#state/chosen-language.ts';
import { countryLayerId } from './layer-ids.ts';

type Props = { here: CountryCode; className: string | undefined; children: ReactNode };

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
 * Around links to other countries and languages. Another language of this country is kept in a cookie and shown without a
 * reload (C-06); another country is another domain, on localhost one of its subdomains.
 */
export const CountryLinks = ({ here, className, children }: Props) => {
  const { push } = useRouter();
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || isForNewTab(event)) return;
    const path = new URL(link.href).pathname;
    const country = link.hreflang.slice(-2).toLowerCase();
    if (country === here) {
      event.preventDefault();
      keepLanguage(link.lang as Language);
      document.getElementById(countryLayerId)?.hidePopover();
      void push(pathOfThisPage(link.hreflang) ?? path);
      return;
    }
    const address = localAddress(country, path);
    if (!address) return;
    event.preventDefault();
    location.assign(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only says how they lead on
    <div role="presentation" className={className} onClick={follow}>
      {children}
    </div>
  );
};
