import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import styles from './mega-menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

/** An entry with entries below it: a button and a layer under the header. The browser's own popover, so it opens without script. */
export const MegaMenu = ({ entry, allLabel }: { entry: MenuEntry; allLabel: string }) => {
  const layer = `menu-${entry.id}`;
  return (
    <>
      <button type="button" popoverTarget={layer} className={styles['button']}>
        {entry.label}
        <Icon name="chevron-down" size="s" />
      </button>
      <div id={layer} popover="auto" className={styles['layer']}>
        <div className={`wrap ${styles['content']}`}>
          <div className={styles['head']}>
            <p className={styles['title']}>{entry.label}</p>
            {entry.text && <p className={styles['text']}>{entry.text}</p>}
            {entry.href && (
              <TextLink href={entry.href} variant="more">
                {allLabel}
              </TextLink>
            )}
          </div>
          <ul className={styles['list']}>
            {entry.children.map((child) => (
              <li key={child.id}>
                {child.href ? <Link href={child.href}>{child.label}</Link> : <p className={styles['folder']}>{child.label}</p>}
                {child.children.length > 0 && (
                  <ul>
                    {child.children.map((below) => (
                      <li key={below.id}>{below.href && <Link href={below.href}>{below.label}</Link>}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
};
