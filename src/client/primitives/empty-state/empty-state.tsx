import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  /** What is not there. */
  title: ReactNode;
  /** A sentence about what to do next. */
  text: ReactNode;
  /** A drawing beside the text, or below it if space is short. */
  drawing: ReactNode;
  /** Next steps: links that look like buttons. */
  children: ReactNode;
};

/** The empty state of a page or layer: message, drawing, next steps. If the container sets `--empty-headline`, the headline has that size. */
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
