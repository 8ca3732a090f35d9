import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; unstable_prefetchOnEnter?: object };

/** The router's link, where there is no router: a link. */
export const Link = ({ to, children, unstable_prefetchOnEnter: prefetch, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-prefetch={prefetch !== undefined}>
    {children}
  </a>
);

const stay = async (): Promise<void> => {};

/** The router of a page that leads nowhere. */
export const useRouter = () => ({ path: '/', query: '', hash: '', push: stay, replace: stay, reload: stay, prefetch: stay });
