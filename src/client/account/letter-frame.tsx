import type { ReactNode } from 'react';
import { Message } from '#client/primitives/message/message.tsx';
import styles from './account-form.module.css';

type Props = {
  title: string;
  text?: string | undefined;
  /** What went wrong, in place of the text. */
  error?: string | undefined;
  /** One button. */
  children?: ReactNode;
};

/** The page that a letter or a deletion leads to: what it is about, and one way on. */
export const LetterFrame = ({ title, text, error, children }: Props) => (
  <div className={`wrap ${styles['letter']}`}>
    <h1>{title}</h1>
    {error === undefined ? text && <p className={styles['lead']}>{text}</p> : <Message kind="error" role="alert" title={error} />}
    {children}
  </div>
);
