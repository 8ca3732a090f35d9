import type { ReactNode } from 'react';
import { ScrollArea } from '#client/primitives/scroll-area/scroll-area.tsx';
import styles from './table.module.css';
import { type TableHead, TableHeads } from './table-heads.tsx';

type Props = {
  /** The accessible name of the table for keyboard users. */
  label: string;
  heads: readonly TableHead[];
  children: ReactNode;
};

/** A table with visual content. If it is wider than the page it scrolls; the keyboard reaches it. */
export const ScrollTable = ({ label, heads, children }: Props) => (
  <ScrollArea label={label}>
    <table className={styles['table']}>
      <TableHeads heads={heads} />
      <tbody>{children}</tbody>
    </table>
  </ScrollArea>
);
