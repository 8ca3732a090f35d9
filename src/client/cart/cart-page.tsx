import type { ReactNode } from 'react';
import styles from './cart-page.module.css';

/** The frame of the cart page: its title, and room around what lies in the cart. */
export const CartPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`wrap ${styles['page']}`}>
    <h1>{title}</h1>
    {children}
  </div>
);
