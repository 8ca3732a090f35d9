import type { ReactNode } from 'react';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import styles from './header.module.css';
import { mobileLayerId } from './layer-ids.ts';
import { MegaMenu } from './mega-menu.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { NavLink } from './nav-link.tsx';
import { TopLine, type TopLineLink, type TopLineTexts } from './top-line.tsx';

type HeaderTexts = TopLineTexts & {
  /** The brand and the target of its mark: `Undula, Startseite`. */
  home: string;
  navigation: string;
  openMenu: string;
  continuing: string;
};

type Props = {
  homeHref: string;
  /** Language of the menu, if it differs from the page's. */
  lang: string | undefined;
  entries: readonly MenuEntry[];
  links: readonly TopLineLink[];
  texts: HeaderTexts;
  /** Search form, account and wishlist, provided by their modules. */
  search?: ReactNode;
  tools?: ReactNode;
  cart: ReactNode;
  /** Identifies the layout: equal keys, equal menus. */
  cacheKey?: string | undefined;
};

/** Mark, menu and tools. It works without script: layers are native popovers. */
export const Header = ({ homeHref, lang, entries, links, texts, search, tools, cart, cacheKey }: Props) => (
  <>
    <TopLine lang={lang} links={links} texts={texts} cacheKey={cacheKey} />
    <header className={styles['header']}>
      <div className={`wrap ${styles['line']}`}>
        <Link href={homeHref} className={styles['mark']}>
          <WordMark name={texts.home} />
        </Link>
        <nav className={styles['nav']} aria-label={texts.navigation} lang={lang}>
          <ul data-menu-bar>
            {entries.map((entry) => (
              <li key={entry.id}>
                {entry.columns.length > 0 ? (
                  <MegaMenu entry={entry} continuingLabel={texts.continuing} cacheKey={cacheKey} />
                ) : (
                  <NavLink under={entry.href ?? homeHref} href={entry.href ?? homeHref} className={styles['entry']}>
                    {entry.label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          {search}
          {tools}
          {cart}
          <button type="button" popoverTarget={mobileLayerId} className={styles['menu']} aria-label={texts.openMenu}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  </>
);
