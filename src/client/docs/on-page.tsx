import styles from './docs.module.css';

export type PagePart = { id: string; title: string };

/** What a long page holds, at its top. */
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
