import styles from './page-title.module.css';

/** The h1 of a page whose content brings none. */
export const PageTitle = ({ title, lang }: { title: string; lang?: string | undefined }) => (
  <div className={styles.title} lang={lang}>
    <h1>{title}</h1>
  </div>
);
