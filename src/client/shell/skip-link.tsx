import styles from './skip-link.module.css';

/** The id of the page's own content, where the skip link leads. */
export const contentId = 'content';

/** The first stop of the keyboard: past everything that is the same on each page. */
export const SkipLink = ({ children }: { children: string }) => (
  <a href={`#${contentId}`} className={styles['skip']}>
    {children}
  </a>
);
