import type { ReactNode } from 'react';
import styles from './typography.module.css';

type Props = {
  /** Paragraphs; a note is one by itself. */
  children: ReactNode;
  /** Language of the words, where it differs from the page's. */
  lang?: string | undefined;
};

type LeadProps = Props & {
  /** The longest line: `m` 46, beside a large picture `s` 32 characters. @default 'm' */
  measure?: 'm' | 's';
};

/** The first words below a title: two or three lines of 18 to 22 px. */
export const Lead = ({ children, lang, measure = 'm' }: LeadProps) => (
  <div lang={lang} className={styles['lead']} data-measure={measure}>
    {children}
  </div>
);

/** Paragraphs to read: at most 75 characters a line, long words divided by the rules of their language. */
export const Body = ({ children, lang }: Props) => (
  <div lang={lang} className={styles['body']}>
    {children}
  </div>
);

/** Small print beside what it belongs to, 13 px: tax, sources, units. Never what must not be missed. */
export const Note = ({ children, lang }: Props) => (
  <p lang={lang} className={styles['note']}>
    {children}
  </p>
);
