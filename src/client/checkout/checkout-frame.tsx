import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

/** One thing per step on the left, the order on the right; one column on phones. */
export const CheckoutFrame = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={`wrap ${styles['frame']}`}>
    <div className={styles['main']}>{children}</div>
    <aside className={styles['summary']}>{summary}</aside>
  </div>
);
