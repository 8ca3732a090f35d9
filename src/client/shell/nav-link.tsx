'use client';
import type { ElementType, ReactNode } from 'react';
import { useRouter } from 'waku';
import { Link } from '#client/primitives/link/link.tsx';

type Props = {
  /** The page that it leads to, or that the links of its layer lead below; null where there is no such page. */
  under: string | null;
  className?: string | undefined;
  children: ReactNode;
} & ({ href: string } | { href?: undefined; type: 'button'; popoverTarget: string });

/** A link of a menu, or without an address the button of its layer, that knows whether one is on its page or below it. */
export const NavLink = ({ under, ...rest }: Props) => {
  const { path } = useRouter();
  const Element: ElementType = rest.href === undefined ? 'button' : Link;
  return <Element {...rest} aria-current={`${path}/`.startsWith(`${under}/`) ? 'page' : undefined} />;
};
