import styles from './preview.module.css';

/** The errors that content:check finds in a draft, untranslated: field names are in no language. */
export const FaultList = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles['errors']} lang="en">
    {lines.map((line) => (
      <li key={line}>
        <code>{line}</code>
      </li>
    ))}
  </ul>
);
