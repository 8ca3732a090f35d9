import styles from './facts-table.module.css';

type FactsTableProps = { caption: string; rows: readonly { id: string; label: string; value: string }[] };

/** What a kitchen planner needs to know, one fact a line. */
export const FactsTable = ({ caption, rows }: FactsTableProps) => (
  <table className={styles.facts}>
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
);
