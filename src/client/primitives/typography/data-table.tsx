import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import styles from './table.module.css';

type Props = {
  /** What it compares; seen above it, and the name of the place where it scrolls. */
  caption: string;
  /** Over the names of the rows first, then over each column. */
  heads: readonly string[];
  /** One thing a row; formatted for the locale. */
  rows: readonly { id: string; name: string; values: readonly string[] }[];
  /** Amounts and measures stand below each other, at the end of their columns. @default false */
  hasNumbers?: boolean;
  /** On phones, where it is wider than the window: how to see the rest. */
  hint?: string | undefined;
};

/** Several things by several properties. One thing alone is a table of facts. */
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
