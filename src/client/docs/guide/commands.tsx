import { CopyButton } from '../stage/copy-button.tsx';
import { Prose } from '../story/prose.tsx';
import styles from './guide.module.css';

type Props = { label: string; commands: readonly { line: string; does: string }[] };

/** Commands to copy, each with what it does. */
export const Commands = ({ label, commands }: Props) => (
  <ul aria-label={`Commands: ${label}`} className={styles['commands']}>
    {commands.map(({ line, does }) => (
      <li key={line}>
        <code>{line}</code>
        <span className={styles['does']}>
          <Prose text={does} />
        </span>
        <CopyButton label="Copy" about={line} text={line} />
      </li>
    ))}
  </ul>
);
