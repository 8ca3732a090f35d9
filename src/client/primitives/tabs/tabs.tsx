import { Link } from '../link/link.tsx';
import { TabRow } from './tab-row.tsx';
import styles from './tabs.module.css';

/** A category with a URL of its own. */
type Tab = {
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
  tabs: readonly Tab[];
  /** Id of the current one. */
  current: string;
  /** Names of the two buttons that scroll the row. */
  texts: { back: string; forward: string };
};

/** The categories of a list, each with a URL: they work without script, and Back returns to the previous one. Two buttons scroll to tabs that do not fit (T-04). */
export const Tabs = ({ label, tabs, current, texts }: Props) => (
  <nav aria-label={label} className={styles['tabs']}>
    <TabRow texts={texts}>
      {tabs.map(({ id, label: name, count, href }) => (
        <li key={id} className={styles['entry']}>
          <Link href={href} aria-current={id === current ? 'page' : undefined} className={styles['tab']}>
            {name} <span className={styles['count']}>{count}</span>
          </Link>
        </li>
      ))}
    </TabRow>
  </nav>
);
