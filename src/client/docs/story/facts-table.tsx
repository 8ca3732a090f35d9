import type { ReactNode } from 'react';
import { ScrollTable, type TableHead } from './scroll-table.tsx';
import styles from './table.module.css';

type Props = { label: string; heads: readonly TableHead[]; children: ReactNode };

/** A text table. On phones each row is a paragraph of its own, so that nothing needs to scroll. */
export const FactsTable = ({ label, heads, children }: Props) => (
  <ScrollTable label={label} className={styles['facts']} heads={heads}>
    {children}
  </ScrollTable>
);
