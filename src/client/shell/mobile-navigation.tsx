import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import { CountryButton, type CountryButtonTexts } from './country-button.tsx';
import { mobileLayerId } from './layer-ids.ts';
import type { MenuEntry } from './menu-entry.ts';
import styles from './mobile-navigation.module.css';
import { NavLink } from './nav-link.tsx';

type Props = {
  homeHref: string;
  lang: string | undefined;
  entries: readonly MenuEntry[];
  continuing: readonly MenuEntry[];
  texts: CountryButtonTexts & { home: string; menu: string; close: string; continuing: string };
};

/** The menu of narrow screens: one overlay over the whole page. A popover: it opens, closes and keeps Escape without script. */
export const MobileNavigation = ({ homeHref, lang, entries, continuing, texts }: Props) => (
  <div id={mobileLayerId} popover="auto" data-modal role="dialog" aria-label={texts.menu} className={styles['layer']}>
    <div className={styles['head']}>
      <Link href={homeHref} className={styles['mark']}>
        <WordMark name={texts.home} />
      </Link>
      <IconButton variant="bare" icon="close" label={texts.close} popoverTarget={mobileLayerId} popoverTargetAction="hide" />
    </div>
    <nav aria-label={texts.menu} lang={lang} className={styles['body']}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.children.length > 0 ? (
              <Disclosure title={entry.label} name="menu">
                <ul className={styles['below']}>
                  {[entry, ...entry.children].map(
                    (child) =>
                      child.href && (
                        <li key={child.id}>
                          <NavLink href={child.href}>{child.label}</NavLink>
                        </li>
                      ),
                  )}
                </ul>
              </Disclosure>
            ) : (
              entry.href && (
                <NavLink href={entry.href} className={styles['entry']}>
                  {entry.label}
                  <Icon name="arrow-right" size="s" />
                </NavLink>
              )
            )}
          </li>
        ))}
      </ul>
      {continuing.length > 0 && (
        <div className={styles['continuing']}>
          <p className={styles['title']}>{texts.continuing}</p>
          <ul>
            {continuing.map(
              ({ id, href, label }) =>
                href && (
                  <li key={id}>
                    <Link href={href}>{label}</Link>
                  </li>
                ),
            )}
          </ul>
        </div>
      )}
    </nav>
    <div className={styles['foot']}>
      <CountryButton texts={texts} className={styles['country']} />
    </div>
  </div>
);
