import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './docs.module.css';
import { navigationGroups } from './navigation-groups.ts';

const Groups = ({ address }: { address: string }) =>
  navigationGroups.map(({ title, links }) => (
    <div key={title}>
      <h2 className={styles['group']}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === address ? 'page' : undefined} className={styles['entry']}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));

/** All pages by group, the open one marked: beside the page, on narrow screens behind one press. */
export const DocsNavigation = ({ address }: { address: string }) => (
  <>
    <nav aria-label="Components" className={styles['navigation']}>
      <Groups address={address} />
    </nav>
    <details className={styles['disclosure']}>
      <summary>
        All pages
        <Icon name="chevron-down" size="s" />
      </summary>
      <nav aria-label="Components">
        <Groups address={address} />
      </nav>
    </details>
  </>
);
