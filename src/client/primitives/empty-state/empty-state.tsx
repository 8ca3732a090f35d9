import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  /** What is not there. */
  title: ReactNode;
  /** What to do about it, in a sentence. */
  text: ReactNode;
  /** A drawing beside the words, or below them where there is little room. */
  drawing: ReactNode;
  /** Where to go from here: links that look like buttons. */
  children: ReactNode;
};

/** What a page or a layer shows when it has nothing to show: says so, draws it, and leads on. Where the room around it sets `--empty-headline`, the headline takes that size. */
export const EmptyState = ({ title, text, drawing, children }: Props) => (
  <div className={styles['container']} data-empty="">
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['text']}>{text}</p>
        <p className={styles['links']}>{children}</p>
      </div>
      {drawing}
    </div>
  </div>
);
