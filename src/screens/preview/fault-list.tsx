import styles from './preview.module.css';

/** What content:check says of a draft, in its own words: names of fields are no language. */
export const FaultList = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles['errors']} lang="en">
    {lines.map((line) => (
      <li key={line}>
        <code>{line}</code>
      </li>
    ))}
  </ul>
);
