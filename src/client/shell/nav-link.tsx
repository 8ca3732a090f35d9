'use client';
import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { Link } from '#client/primitives/link/link.tsx';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link of a menu that knows whether one is on its page or below it. */
export const NavLink = ({ href, className, children }: Props) => {
  const { path } = useRouter();
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
};
