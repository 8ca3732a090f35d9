'use client';
import { type MouseEvent, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ToolContent, toolClass } from '#client/primitives/tool/tool-link.tsx';
import { recordAction } from '#state/analytics/measuring.ts';
import { cartCount, watchCartCount } from '#state/cart-count.ts';

type Props = { href: string; label: string };

/** The cart link in the header, with the count once it is known. A click opens the overlay; without script it is a link. */
export const CartLink = ({ href, label }: Props) => {
  const { count } = useSnapshot(cartCount);
  useEffect(watchCartCount, []);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || location.pathname === href) return;
    event.preventDefault();
    const { openCart } = await import('#state/cart.ts');
    openCart();
    recordAction({ kind: 'cartOpened' });
  };
  return (
    <a href={href} className={toolClass} onClick={(event) => void open(event)}>
      <ToolContent icon="cart" label={label} count={count} />
    </a>
  );
};
