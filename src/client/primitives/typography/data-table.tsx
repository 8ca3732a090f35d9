import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import styles from './table.module.css';

type Props = {
  /** The caption, and the name of the region where it scrolls. */
  caption: string;
  /** The header of the row names first, then of each column. */
  heads: readonly string[];
  /** One row per item; formatted for the locale. */
  rows: readonly { id: string; name: string; values: readonly string[] }[];
  /** Amounts and measures are aligned at the end of their columns. @default false */
  hasNumbers?: boolean;
  /** On phones, if it is wider than the window: how to see the remaining columns. */
  hint?: string | undefined;
};

/** Compares several items by several properties. For a single item use a table of facts. */
export const DataTable = ({ caption, heads, rows, hasNumbers = false, hint }: Props) => (
  <ScrollArea label={caption} {...(hint === undefined ? {} : { hint })}>
    <table className={styles['table']} data-numbers={hasNumbers || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={heads[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
);
