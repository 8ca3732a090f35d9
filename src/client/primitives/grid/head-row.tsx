import type { ReactNode } from 'react';
import styles from './head-row.module.css';

type Props = {
  /** The heading's text. */
  headline: string;
  /** The page's h1, or a section's h2. @default false */
  isPageTitle?: boolean;
  /** Language of the headline, if it differs from the page's. */
  lang?: string | undefined;
  /** At the end of the row: a link to more, or a remark. */
  children?: ReactNode;
};

/** Head row of a section: headline at the start, a link or remark at the end; the end wraps below if space is short. */
export const HeadRow = ({ headline, isPageTitle = false, lang, children }: Props) => (
  <div className={styles['head']}>
    {isPageTitle ? <h1 lang={lang}>{headline}</h1> : <h2 lang={lang}>{headline}</h2>}
    {children}
  </div>
);
