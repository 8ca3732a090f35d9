import styles from './code-block.module.css';
import { CopyButton } from './stage/copy-button.tsx';

/** Code to read and to copy. */
export const CodeBlock = ({ text }: { text: string }) => (
  <div className={styles['code']}>
    <pre>
      <code>{text}</code>
    </pre>
    <CopyButton label="Copy" text={text} />
  </div>
);
