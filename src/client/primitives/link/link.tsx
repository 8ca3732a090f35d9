'use client';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'waku';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** `className` dresses it; everything else is an anchor's own. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

// Personal documents and REST answers are no screens of the router.
const isScreen = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !isRestPath(href) && !/^\/(?:[a-z]{2}\/)?plain\//.test(href);

const isFrugal = (): boolean => {
  const connection = typeof navigator === 'undefined' ? undefined : (navigator as { connection?: Connection }).connection;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/** A bare link: our own screens change without a reload and are fetched when the pointer comes near, unless data is dear. */
export const Link = ({ href, children, ...rest }: LinkProps) => {
  if (!isScreen(href) || rest.target === '_blank' || rest.download !== undefined) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} to={href} {...(isFrugal() ? {} : { unstable_prefetchOnEnter: {} })}>
      {children}
    </RouterLink>
  );
};
