'use client';
import { type MouseEvent, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { cartCount, readCartCount } from '#state/cart-count.ts';
import styles from './cart-link.module.css';

type Props = { href: string; label: string };

/** The way to the cart in the header, with the count once it is known. A press opens the overlay; without script it is a link. */
export const CartLink = ({ href, label }: Props) => {
  const { count } = useSnapshot(cartCount);
  useEffect(readCartCount, []);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || location.pathname === href) return;
    event.preventDefault();
    const { openCart } = await import('#state/cart.ts');
    openCart();
  };
  return (
    <a href={href} className={styles['link']} onClick={(event) => void open(event)}>
      <Icon name="cart" />
      <span className={styles['label']}>{label}</span>
      {count > 0 && <span className={`num ${styles['count']}`}>{count}</span>}
    </a>
  );
};
