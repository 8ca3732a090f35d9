import type { CSSProperties, ReactNode } from 'react';
import styles from './card-grid.module.css';

type Props = {
  /** In the order of the list. */
  cards: readonly { id: string; card: ReactNode }[];
  /** The number of columns from 1194 px on. */
  columns: 1 | 2 | 3 | 4;
  /** Rows that each card shares with its neighbours: 8 for products, 3 for content, 2 for jobs. @default 8 */
  rows?: number;
  /** The layout on phones: `row` scrolls sideways, `list` has two columns, `stack` one. @default 'list' */
  layout?: 'row' | 'list' | 'stack';
};

/** Cards side by side whose rows align: names with names, prices with prices, however long the texts are. */
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
