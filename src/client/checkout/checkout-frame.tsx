import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

type Props = {
  children: ReactNode;
  /** The order summary, or other content beside the step; null for none. */
  summary: ReactNode;
  /** On phones above the step, in place of the summary. */
  bar?: ReactNode;
};

/** The step on the left, the order on the right with its own heading; one column on phones. Without an order the step is wider. */
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
