import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './docs.module.css';
import { navigationGroups } from './navigation-groups.ts';
import { NavigationPane } from './navigation-pane.tsx';

const Groups = ({ address }: { address: string }) =>
  navigationGroups.map(({ title, links }) => (
    <div key={title}>
      <p className={styles['group']}>{title}</p>
      <ul aria-label={title}>
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
    <NavigationPane label="Components">
      <Groups address={address} />
    </NavigationPane>
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
