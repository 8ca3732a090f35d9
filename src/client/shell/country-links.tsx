'use client';
import type { MouseEvent, ReactNode } from 'react';

// On a development machine every country answers under its own name below localhost.
const localAddress = (link: HTMLAnchorElement): string | undefined => {
  if (!/(?:^|\.)localhost$/.test(location.hostname)) return undefined;
  const country = link.hreflang.slice(-2).toLowerCase();
  return `//${country}.localhost${location.port ? `:${location.port}` : ''}${new URL(link.href).pathname}`;
};

const stayLocal = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link && localAddress(link);
  if (!address) return;
  event.preventDefault();
  location.assign(address);
};

/** Around links to other countries: their addresses are the configured domains; on localhost they lead to its subdomains instead. */
export const CountryLinks = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only turns their addresses
  <div role="presentation" className={className} onClick={stayLocal}>
    {children}
  </div>
);
