import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Styled by `className`; all other props are those of an anchor. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

/** A bare anchor: client-side navigation is handled by one delegated listener (R-11, `client/delegated-events.ts`). */
export const Link = ({ href, children, ...rest }: LinkProps) => (
  <a href={href} {...rest}>
    {children}
  </a>
);
