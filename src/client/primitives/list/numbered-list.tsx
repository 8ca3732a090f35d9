import type { ReactNode } from 'react';
import styles from './numbered-list.module.css';

type Props = {
  /** In the order in which they are done. */
  steps: readonly { title: string; text?: ReactNode }[];
  /** Level of the titles in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
};

/** Steps, one after the other: a number, a title, a sentence. */
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
