import type { ReactNode } from 'react';
import styles from './wishlist-page.module.css';

/** The frame of a wishlist's page: its title, and room for the list. */
export const WishlistPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`wrap ${styles['page']}`}>
    <h1>{title}</h1>
    {children}
  </div>
);
