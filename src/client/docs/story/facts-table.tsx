import type { ReactNode } from 'react';
import styles from './table.module.css';
import { type TableHead, TableHeads } from './table-heads.tsx';

type Props = {
  label: string;
  heads: readonly TableHead[];
  /** Names longer than their column break anywhere. */
  hasLongNames?: boolean;
  children: ReactNode;
};

/** A text table. It never scrolls: texts wrap, and on phones each row is a paragraph of its own. */
export const FactsTable = ({ label, heads, hasLongNames, children }: Props) => (
  <section aria-label={label}>
    <table className={[styles['table'], styles['facts']].join(' ')} data-long-names={hasLongNames || undefined}>
      <TableHeads heads={heads} />
      <tbody>{children}</tbody>
    </table>
  </section>
);
