import type { ReactNode } from 'react';
import styles from './typography.module.css';

type Props = {
  /** Paragraphs; a note is a single one. */
  children: ReactNode;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
};

type LeadProps = Props & {
  /** The maximum line length: `m` 46, beside a large picture `s` 32 characters. @default 'm' */
  measure?: 'm' | 's';
};

/** The lead below a title: two or three lines of 18 to 22 px. */
export const Lead = ({ children, lang, measure = 'm' }: LeadProps) => (
  <div lang={lang} className={styles['lead']} data-measure={measure}>
    {children}
  </div>
);

/** Small print beside its subject, 13 px: tax, sources, units. Never essential information. */
export const Note = ({ children, lang }: Props) => (
  <p lang={lang} className={styles['note']}>
    {children}
  </p>
);
