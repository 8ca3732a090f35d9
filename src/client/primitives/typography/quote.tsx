import type { ReactNode } from 'react';
import styles from './typography.module.css';

type Props = {
  /** What was said, without quotation marks: those of its language are put around it. */
  children: ReactNode;
  /** Who said it, and as what: `Katharina Brandl, Küchenplanerin in Graz`. */
  author: string;
  /** Language of the words, where it differs from the page's. */
  lang?: string | undefined;
};

/** Words of somebody by name. */
export const Quote = ({ children, author, lang }: Props) => (
  <figure className={styles['quote']}>
    <blockquote lang={lang} className={styles['words']}>
      {children}
    </blockquote>
    <figcaption className={styles['author']}>{author}</figcaption>
  </figure>
);
