'use client';
import { stories } from '#stories/all.ts';
import styles from './docs.module.css';
import { DocsNavigation } from './docs-navigation.tsx';

/** All components with what each is for. */
export const DocsIndex = () => (
  <div className={`wrap ${styles['docs']}`}>
    <DocsNavigation slug={undefined} />
    <div className={styles['main']}>
      <div className={styles['head']}>
        <h1>Components</h1>
        <p className={styles['summary']}>What the shop is built of. Every example here is also what the tests look at.</p>
      </div>
      <ul className={styles['index']}>
        {stories.map(({ slug, title, summary }) => (
          <li key={slug}>
            <a href={`/docs/${slug}`}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
