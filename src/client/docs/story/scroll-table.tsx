import type { ReactNode } from 'react';
import { ScrollArea } from '#client/primitives/scroll-area/scroll-area.tsx';
import styles from './table.module.css';

export type TableHead = { title: string; below?: ReactNode };
type Props = {
  /** The accessible name of the table for keyboard users. */
  label: string;
  className?: string | undefined;
  heads: readonly TableHead[];
  children: ReactNode;
};

/** A table with visual content. If it is wider than the page it scrolls; the keyboard reaches it. */
export const ScrollTable = ({ label, className, heads, children }: Props) => (
  <ScrollArea label={label}>
    <table className={[styles['table'], className].filter(Boolean).join(' ')}>
      <thead>
        <tr>
          {heads.map(({ title, below }) => (
            <th key={title} scope="col">
              {title}
              {below}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollArea>
);
