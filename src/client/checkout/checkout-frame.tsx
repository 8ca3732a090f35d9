import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

/** One thing per step on the left, the order on the right; one column on phones. Without an order there is more room for what is said. */
export const CheckoutFrame = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={`wrap ${styles['frame']}`} data-alone={summary === null || undefined}>
    <div className={styles['main']}>{children}</div>
    {summary !== null && <aside className={styles['summary']}>{summary}</aside>}
  </div>
);
