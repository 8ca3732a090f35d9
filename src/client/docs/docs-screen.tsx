import type { ReactNode } from 'react';
import styles from './docs.module.css';
import { DocsNavigation } from './docs-navigation.tsx';

type Props = {
  /** Its own address, marked in the navigation. */
  address: string;
  title: string;
  /** One or two sentences below the title. */
  summary: ReactNode;
  children: ReactNode;
};

/** A page of the documentation: what there is beside what is shown. */
export const DocsScreen = ({ address, title, summary, children }: Props) => (
  <div className={`wrap ${styles['docs']}`}>
    <DocsNavigation address={address} />
    <div className={styles['main']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['summary']}>{summary}</p>
      </div>
      {children}
    </div>
  </div>
);
