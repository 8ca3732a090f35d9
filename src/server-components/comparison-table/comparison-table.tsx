import type { CSSProperties, ReactNode } from 'react';
import { ScrollArea } from '#client/primitives/scroll-area/scroll-area.tsx';
import { Note } from '#client/primitives/typography/text.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './comparison-table.module.css';

/** One of the compared things: its header, and its actions. */
type ComparisonColumn = { id: string; head: ReactNode; below: ReactNode };
/** One property; a cell for each column. */
export type ComparisonRow = { id: string; name: string; cells: readonly ReactNode[]; isDifferent: boolean };

type Props = {
  t: Translate;
  /** What is compared: labels the scroll container. */
  label: string;
  columns: readonly ComparisonColumn[];
  /** Name of the row below the headers: the price. */
  belowName: string;
  rows: readonly ComparisonRow[];
};

const Heads = ({ t, columns, belowName }: Pick<Props, 't' | 'columns' | 'belowName'>) => (
  <thead>
    <tr>
      <th scope="col" className={styles.names}>
        <span className="visually-hidden">{t('compare.property')}</span>
      </th>
      {columns.map(({ id, head }) => (
        <th key={id} scope="col">
          {head}
        </th>
      ))}
    </tr>
    <tr>
      <th scope="row">
        <span className="visually-hidden">{belowName}</span>
      </th>
      {columns.map(({ id, below }) => (
        <td key={id}>{below}</td>
      ))}
    </tr>
  </thead>
);

const Row = ({ t, columns, row }: Pick<Props, 't' | 'columns'> & { row: ComparisonRow }) => (
  <tr data-different={row.isDifferent || undefined}>
    <th scope="row">
      {row.name}
      {row.isDifferent ? <span className="visually-hidden"> {t('compare.differs')}</span> : null}
    </th>
    {columns.map(({ id }, at) => (
      <td key={id}>{row.cells[at]}</td>
    ))}
  </tr>
);

/**
 * Several things side by side, property by property; row names stay visible while it scrolls. Differences have a bar, heavier type and a
 * word for screen readers.
 */
export const ComparisonTable = ({ t, label, columns, belowName, rows }: Props) => (
  <div className={styles.container} style={{ '--columns': columns.length } as CSSProperties}>
    {columns.length > 1 ? <p className={styles.hint}>{t('compare.swipe')}</p> : null}
    <div className={styles.region}>
      <ScrollArea label={label} edges="none">
        <table className={styles.table}>
          <Heads t={t} columns={columns} belowName={belowName} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} t={t} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
    {rows.some(({ isDifferent }) => isDifferent) ? <Note>{t('compare.legend')}</Note> : null}
  </div>
);
