import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './docs.module.css';
import { navigationGroups } from './navigation-groups.ts';
import { NavigationPane } from './navigation-pane.tsx';

// A longer group stays collapsed unless it contains the open page: the keyboard would take too long past it.
const longest = 30;

const Groups = ({ address }: { address: string }) =>
  navigationGroups.map(({ title, links }) => (
    <details key={title} open={links.length <= longest || links.some(({ href }) => href === address)} className={styles['pages']}>
      <summary className={styles['group']}>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      <ul aria-label={title}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === address ? 'page' : undefined} className={styles['entry']}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));

/** All pages by group, each collapsible, with the open page marked: beside the page, on narrow screens behind a button. */
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
