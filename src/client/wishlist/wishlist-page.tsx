import type { ReactNode } from 'react';
import styles from './wishlist-page.module.css';

/** The frame of a wishlist page: its title, and the list's area. */
export const WishlistPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`wrap ${styles['page']}`}>
    <h1>{title}</h1>
    {children}
  </div>
);
