import { Link } from '#client/primitives/link/link.tsx';
import styles from './kind-tabs.module.css';

/** What the results can be narrowed to; `all` needs no query. */
export const resultKinds = ['all', 'products', 'categories', 'pages', 'documents'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The kind that the query asks for; an unknown one is all of them. */
export const resultKindOf = (query: string): ResultKind => {
  const asked = new URLSearchParams(query).get('tab');
  return resultKinds.find((kind) => kind === asked) ?? 'all';
};

type KindTabsProps = {
  label: string;
  tabs: readonly { kind: ResultKind; label: string; count: string; href: string }[];
  current: ResultKind;
};

/** The kinds of what was found, each an address of its own. */
export const KindTabs = ({ label, tabs, current }: KindTabsProps) => (
  <nav aria-label={label} className={styles.tabs}>
    <ul>
      {tabs.map(({ kind, label: name, count, href }) => (
        <li key={kind}>
          <Link href={href} aria-current={kind === current ? 'page' : undefined} className={styles.tab}>
            {name} <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
