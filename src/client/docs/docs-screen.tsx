import type { ReactNode } from 'react';
import styles from './docs.module.css';
import { DocsNavigation } from './docs-navigation.tsx';
import { OnPage, type PagePart } from './on-page.tsx';

type Props = {
  /** The page's own path, marked in the navigation. */
  address: string;
  title: string;
  /** One or two sentences below the title. */
  summary: ReactNode;
  /** The sections of a long page, listed at its top. */
  parts?: readonly PagePart[];
  children: ReactNode;
};

/** A page of the documentation: navigation and header around its content. */
export const DocsScreen = ({ address, title, summary, parts, children }: Props) => (
  <div className={`wrap ${styles['docs']}`}>
    <a href="#page" className={`visually-hidden ${styles['past']}`}>
      Skip the list of pages
    </a>
    <DocsNavigation address={address} />
    <div id="page" tabIndex={-1} className={styles['main']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['summary']}>{summary}</p>
        {parts && <OnPage parts={parts} />}
      </div>
      {children}
    </div>
  </div>
);
