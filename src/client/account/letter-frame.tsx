import type { ReactNode } from 'react';
import { Message } from '#client/primitives/message/message.tsx';
import styles from './account-form.module.css';

type Props = {
  title: string;
  text?: string | undefined;
  /** The error, in place of the text. */
  error?: string | undefined;
  /** A single button. */
  children?: ReactNode;
};

/** The page behind a mail's link or a deletion: its subject and one link to continue. */
export const LetterFrame = ({ title, text, error, children }: Props) => (
  <div className={`wrap ${styles['letter']}`}>
    <h1>{title}</h1>
    {error === undefined ? text && <p className={styles['lead']}>{text}</p> : <Message kind="error" role="alert" title={error} />}
    {children}
  </div>
);
