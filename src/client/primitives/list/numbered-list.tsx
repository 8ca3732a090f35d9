import type { ReactNode } from 'react';
import styles from './numbered-list.module.css';

type Props = {
  /** In order. */
  steps: readonly { title: string; text?: ReactNode }[];
  /** Heading level of the titles. @default 3 */
  level?: 2 | 3 | 4;
};

/** Steps in order: a number, a title, a sentence. */
export const NumberedList = ({ steps, level = 3 }: Props) => {
  const Title = `h${level}` as const;
  return (
    <ol className={styles['list']}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles['item']}>
          <Title className={styles['title']}>{title}</Title>
          {text && <div className={styles['text']}>{text}</div>}
        </li>
      ))}
    </ol>
  );
};
