import { Link } from '../link/link.tsx';
import styles from './link-tabs.module.css';

/** A kind of things, at an address of its own. */
export type LinkTab = {
  id: string;
  label: string;
  /** Beside the label: how many things stand there, written for the locale. */
  count: string;
  href: string;
};

type Props = {
  /** What the row chooses from, for a screen reader. */
  label: string;
  /** In their order. */
  tabs: readonly LinkTab[];
  /** Id of the one that the page shows. */
  current: string;
};

/** Kinds of what a page lists, each an address of its own: they work without script, and Back leads to the one before. */
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
