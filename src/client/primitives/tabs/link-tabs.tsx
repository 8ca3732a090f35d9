import { Link } from '../link/link.tsx';
import styles from './link-tabs.module.css';

/** A category with a URL of its own. */
export type LinkTab = {
  id: string;
  label: string;
  /** Beside the label: the number of items, formatted for the locale. */
  count: string;
  href: string;
};

type Props = {
  /** The accessible name of the row. */
  label: string;
  /** In order. */
  tabs: readonly LinkTab[];
  /** Id of the current one. */
  current: string;
};

/** The categories of a list, each with a URL: they work without script, and Back returns to the previous one. */
export const LinkTabs = ({ label, tabs, current }: Props) => (
  <nav aria-label={label} className={styles['tabs']}>
    <ul>
      {tabs.map(({ id, label: name, count, href }) => (
        <li key={id}>
          <Link href={href} aria-current={id === current ? 'page' : undefined} className={styles['tab']}>
            {name} <span className={styles['count']}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
