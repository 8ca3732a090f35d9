import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** `className` dresses it; everything else is an anchor's own. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

/** A bare link, an anchor and nothing more: what changes our own screens without a reload listens once for all (R-11, `client/delegated-events.ts`). */
export const Link = ({ href, children, ...rest }: LinkProps) => (
  <a href={href} {...rest}>
    {children}
  </a>
);
