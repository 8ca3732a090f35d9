import type { ReactNode } from 'react';
import styles from './field-row.module.css';

type Props = {
  /** Two fields. */
  children: ReactNode;
  /** `equal` from 834 px on; `short` from 390 px on, with a narrower first field: postal code and town. @default 'equal' */
  shares?: 'equal' | 'short';
};

/** Two fields that belong together, side by side if space allows. */
export const FieldRow = ({ children, shares = 'equal' }: Props) => (
  <div className={styles['row']} data-shares={shares}>
    {children}
  </div>
);
