import type { ReactNode } from 'react';
import styles from './typography.module.css';

type Props = {
  /** The quoted text without quotation marks: those of its language are added. */
  children: ReactNode;
  /** The person and their role: `Katharina Brandl, Küchenplanerin in Graz`. */
  author: string;
  /** Language of the quote, if it differs from the page's. */
  lang?: string | undefined;
};

/** A quotation with a named source. */
export const Quote = ({ children, author, lang }: Props) => (
  <figure className={styles['quote']}>
    <blockquote lang={lang} className={styles['words']}>
      {children}
    </blockquote>
    <figcaption className={styles['author']}>{author}</figcaption>
  </figure>
);
