'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#client/primitives/link/link.tsx';
import { ToolContent, toolClass } from '#client/primitives/tool/tool-link.tsx';
import { watchWishes } from '#state/wish-actions.ts';
import { type WishTexts, wished } from '#state/wished.ts';
import { useHearts } from './use-hearts.ts';

export type { WishTexts };

type Props = { href: string; label: string; texts: WishTexts };

/** The way to the wishlist in the header, with the count once it is known. */
export const WishlistLink = ({ href, label, texts }: Props) => {
  const { count } = useSnapshot(wished);
  useEffect(() => watchWishes(texts), [texts]);
  useHearts();
  return (
    <Link href={href} className={toolClass}>
      <ToolContent icon="heart" label={label} count={count} />
    </Link>
  );
};
