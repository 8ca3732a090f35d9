import type { ReactNode } from 'react';
import styles from './cart-page.module.css';

/** The frame of the cart page: title and spacing. */
export const CartPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`wrap ${styles['page']}`}>
    <h1>{title}</h1>
    {children}
  </div>
);
