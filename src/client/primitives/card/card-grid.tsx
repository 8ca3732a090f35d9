import type { CSSProperties, ReactNode } from 'react';
import styles from './card-grid.module.css';

type Props = {
  /** In the order of the list. */
  cards: readonly { id: string; card: ReactNode }[];
  /** How many stand beside each other from 1194 px on. */
  columns: 1 | 2 | 3 | 4;
  /** Rows that each card shares with its neighbours: 8 for products, 3 for content, 2 for jobs. @default 8 */
  rows?: number;
  /** What they do on phones: `row` slides sideways, `list` stands two by two, `stack` one below the other. @default 'list' */
  layout?: 'row' | 'list' | 'stack';
};

/** Cards beside each other whose rows align: names with names, prices with prices, however long the words are. */
export const CardGrid = ({ cards, columns, rows = 8, layout = 'list' }: Props) => (
  <ul
    className={styles['grid']}
    data-layout={layout}
    data-columns={columns}
    style={{ '--columns': columns, '--rows': rows } as CSSProperties}
  >
    {cards.map(({ id, card }) => (
      <li key={id}>{card}</li>
    ))}
  </ul>
);
