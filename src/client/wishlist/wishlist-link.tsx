'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#client/primitives/link/link.tsx';
import { ToolContent, toolClass } from '#client/primitives/tool/tool-link.tsx';
import { watchWishlistCount } from '#state/wishlist-actions.ts';
import { type WishlistTexts, wishlistItems } from '#state/wishlist-items.ts';
import { useWishlistForms } from './use-wishlist-forms.ts';

export type { WishlistTexts };

type Props = { href: string; label: string; texts: WishlistTexts };

/** The wishlist link in the header, with the count once it is known. */
export const WishlistLink = ({ href, label, texts }: Props) => {
  const { count } = useSnapshot(wishlistItems);
  useEffect(() => watchWishlistCount(texts), [texts]);
  useWishlistForms();
  return (
    <Link href={href} className={toolClass}>
      <ToolContent icon="heart" label={label} count={count} />
    </Link>
  );
};
