import styles from './docs.module.css';

export type PagePart = { id: string; title: string };

/** The table of contents of a long page. */
export const OnPage = ({ parts }: { parts: readonly PagePart[] }) => (
  <nav aria-label="On this page">
    <ul className={styles['parts']}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
