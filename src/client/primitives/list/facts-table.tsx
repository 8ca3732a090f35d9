import styles from './facts-table.module.css';

type Props = {
  /** The accessible name. */
  caption: string;
  /** One fact each, formatted for the locale. */
  rows: readonly { id: string; label: string; value: string }[];
};

/** Names and values, one fact per line: dimensions, materials. For editable values use `Rows`. */
export const FactsTable = ({ caption, rows }: Props) => (
  <div className={styles['container']}>
    <table className={styles['facts']}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ id, label, value }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
