import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

type Props = {
  children: ReactNode;
  /** The order, or what else stands beside the step; null where there is none. */
  summary: ReactNode;
  /** On phones in place of the summary, above the step. */
  bar?: ReactNode;
};

/** One thing per step on the left, the order on the right, which names itself; one column on phones. Without an order there is more room for what is said. */
export const CheckoutFrame = ({ children, summary, bar }: Props) => (
  <>
    {bar}
    <div className={`wrap ${styles['frame']}`} data-alone={summary === null || undefined}>
      <div className={styles['main']}>{children}</div>
      {summary !== null && (
        <div className={styles['summary']} data-has-bar={bar !== undefined || undefined}>
          {summary}
        </div>
      )}
    </div>
  </>
);
