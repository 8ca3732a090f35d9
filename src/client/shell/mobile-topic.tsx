import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import type { MenuColumn, MenuEntry } from './menu-entry.ts';
import { MenuOptions } from './menu-options.tsx';
import styles from './mobile-topic.module.css';

// Illustrated options first: on a small screen people look for them.
const drawnFirst = (columns: readonly MenuColumn[]): MenuColumn[] => [
  ...columns.filter(({ kind }) => kind !== 'plain'),
  ...columns.filter(({ kind }) => kind === 'plain'),
];

/** A topic of the narrow menu: its line opens the second level over the first, and is the way back while it is open. */
export const MobileTopic = ({ entry, backLabel, isFirst }: { entry: MenuEntry; backLabel: string; isFirst: boolean }) => (
  <details className={styles['topic']} name="menu">
    <summary
      className={styles['line']}
      // biome-ignore lint/a11y/noAutofocus: focuses when the menu opens, not when the page does
      autoFocus={isFirst} // oxlint-disable-line jsx-a11y/no-autofocus
    >
      <span className={styles['label']}>{entry.label}</span>
      <span className={styles['forward']}>
        <Icon name="chevron-right" size="s" />
      </span>
      <span className={styles['back']} lang={entry.all.lang}>
        <Icon name="chevron-left" size="s" />
        {backLabel}
      </span>
    </summary>
    <div className={styles['level']}>
      <p className={styles['title']}>{entry.label}</p>
      {entry.href && (
        <Link href={entry.href} lang={entry.all.lang} className={styles['all']}>
          {entry.all.label}
          <Icon name="arrow-right" size="s" />
        </Link>
      )}
      {drawnFirst(entry.columns).map((column) => (
        <MenuOptions key={column.id} column={column} idPrefix={`topic-${entry.id}`} />
      ))}
      {entry.continuing.length > 0 && (
        <ul className={styles['continuing']}>
          {entry.continuing.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  </details>
);
