import type { ReactNode } from 'react';
import { Scroller } from '../scroller.tsx';
import styles from './story.module.css';

type Props = {
  /** What the table is about, for those who meet it by keyboard. */
  label: string;
  className?: string | undefined;
  heads: readonly { title: string; below?: ReactNode }[];
  children: ReactNode;
};

/** A table that scrolls by itself where it is wider than the page; the keyboard reaches it. */
export const ScrollTable = ({ label, className, heads, children }: Props) => (
  <Scroller label={label}>
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
  </Scroller>
);
