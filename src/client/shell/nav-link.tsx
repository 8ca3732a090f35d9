'use client';
import type { ElementType, ReactNode } from 'react';
import { useRouter } from 'waku';
import { Link } from '#client/primitives/link/link.tsx';

type Props = {
  /** The linked page, or the parent page of the layer's links; null if there is none. */
  under: string | null;
  className?: string | undefined;
  children: ReactNode;
} & ({ href: string } | { href?: undefined; type: 'button'; popoverTarget: string });

/** A menu link, or without an address the button of a layer, that marks the current page and its parents. */
export const NavLink = ({ under, ...rest }: Props) => {
  const { path } = useRouter();
  const Element: ElementType = rest.href === undefined ? 'button' : Link;
  return <Element {...rest} aria-current={`${path}/`.startsWith(`${under}/`) ? 'page' : undefined} />;
};
