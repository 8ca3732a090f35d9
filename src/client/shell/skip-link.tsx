import styles from './skip-link.module.css';

/** The id of the page's main content, the target of the skip link. */
export const contentId = 'content';

/** The first tab stop: skips everything that is the same on each page. */
export const SkipLink = ({ children }: { children: string }) => (
  <a href={`#${contentId}`} className={styles['skip']}>
    {children}
  </a>
);
