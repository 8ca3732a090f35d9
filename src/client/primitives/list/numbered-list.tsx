import type { ReactNode } from 'react';
import styles from './numbered-list.module.css';

type Props = {
  /** In order. */
  steps: readonly { title: string; text?: ReactNode }[];
};

/** Steps in order: a number, a title, a sentence. */
export const NumberedList = ({ steps }: Props) => (
  <ol className={styles['list']}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles['item']}>
        <h3 className={styles['title']}>{title}</h3>
        {text && <div className={styles['text']}>{text}</div>}
      </li>
    ))}
  </ol>
);
