import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import { StaticPart } from '#static-part';
import { CountryButton, type CountryButtonTexts } from './country-button.tsx';
import { mobileLayerId } from './layer-ids.ts';
import type { MenuEntry, MenuLink } from './menu-entry.ts';
import styles from './mobile-navigation.module.css';
import { MobileTopic } from './mobile-topic.tsx';
import { NavLink } from './nav-link.tsx';

type Props = {
  homeHref: string;
  lang: string | undefined;
  entries: readonly MenuEntry[];
  continuing: readonly MenuLink[];
  /** The account link, if the shop has accounts. */
  account: { href: string; label: string } | undefined;
  /** Identifies the layout: equal keys, equal menus. */
  cacheKey?: string | undefined;
  texts: CountryButtonTexts & { home: string; menu: string; close: string; back: string; continuing: string };
};

const Continuing = ({ links, label, lang }: { links: readonly MenuLink[]; label: string; lang: string | undefined }) => (
  <div className={styles['continuing']}>
    <p id="menu-continuing" className={styles['heading']}>
      {label}
    </p>
    <ul aria-labelledby="menu-continuing" lang={lang}>
      {links.map(({ id, href, label: text }) => (
        <li key={id}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * The menu of narrow screens: one overlay, two levels. A popover with details elements in it: both levels open, close and navigate
 * without script. A topic's own line becomes the way back while the topic is open, so the focus stays where it was.
 */
export const MobileNavigation = ({ homeHref, lang, entries, continuing, account, cacheKey, texts }: Props) => (
  <div id={mobileLayerId} popover="auto" data-modal data-menu role="dialog" aria-label={texts.menu} className={styles['layer']}>
    <div className={styles['head']}>
      <Link href={homeHref} className={styles['mark']}>
        <WordMark name={texts.home} />
      </Link>
      <IconButton variant="bare" icon="close" label={texts.close} popoverTarget={mobileLayerId} popoverTargetAction="hide" />
    </div>
    <nav aria-label={texts.menu} className={styles['body']}>
      <ul lang={lang}>
        {entries.map((entry, index) =>
          entry.columns.length > 0 ? (
            <StaticPart key={entry.id} name={`topic-${entry.id}`} as="li" cacheKey={cacheKey}>
              <MobileTopic entry={entry} backLabel={texts.back} isFirst={index === 0} />
            </StaticPart>
          ) : (
            <li key={entry.id}>
              {entry.href && (
                <NavLink under={entry.href} href={entry.href} className={styles['entry']}>
                  {entry.label}
                  <Icon name="arrow-right" size="s" />
                </NavLink>
              )}
            </li>
          ),
        )}
      </ul>
      {continuing.length > 0 && <Continuing links={continuing} label={texts.continuing} lang={lang} />}
    </nav>
    <div className={styles['foot']}>
      {account && (
        <ButtonLink href={account.href} variant="line" icon="user">
          {account.label}
        </ButtonLink>
      )}
      <CountryButton texts={texts} className={styles['country']} />
    </div>
  </div>
);
