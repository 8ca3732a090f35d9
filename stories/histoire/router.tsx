import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; unstable_prefetchOnEnter?: object };

/** The router's link, where there is no router: a link. */
export const Link = ({ to, unstable_prefetchOnEnter: _, ...rest }: LinkProps) => <a {...rest} href={to} />;

const stay = async (): Promise<void> => {};

/** The router of a page that leads nowhere. */
export const useRouter = () => ({ path: '/', query: '', hash: '', push: stay, replace: stay, reload: stay, prefetch: stay });
