import type { ReactNode } from 'react';
import styles from './section-head.module.css';

type SectionHeadProps = {
  headline: string;
  /** The page's h1, or a section's h2. */
  isPageTitle?: boolean;
  /** At the end of the row: a link to more, or a remark. */
  children?: ReactNode;
};

/** Head row of a section: headline at the start, a link or remark at the end. */
export const SectionHead = ({ headline, isPageTitle = false, children }: SectionHeadProps) => (
  <div className={styles.head}>
    {isPageTitle ? <h1>{headline}</h1> : <h2>{headline}</h2>}
    {children}
  </div>
);
