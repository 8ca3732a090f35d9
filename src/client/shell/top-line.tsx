import { Icon } from '#client/primitives/icon/icon.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { StaticPart } from '#static-part';
import { CountryButton, type CountryButtonTexts } from './country-button.tsx';
import styles from './top-line.module.css';

export type TopLineTexts = CountryButtonTexts & {
  /** The landmark's name: `Gut zu wissen`. */
  top: string;
  promise: string;
};

/** A contact link: dealers, help. */
export type TopLineLink = { href: string; label: string; icon?: IconName };

type Props = { lang: string | undefined; links: readonly TopLineLink[]; texts: TopLineTexts; cacheKey?: string | undefined };

/** The line above the header, if there is space for one. `lang` is the language of the editors' text. */
export const TopLine = ({ lang, links, texts, cacheKey }: Props) => (
  <StaticPart name="top" as="aside" cacheKey={cacheKey} className={styles['top']} aria-label={texts.top}>
    <div className={`wrap ${styles['line']}`}>
      <p lang={lang}>{texts.promise}</p>
      {links.map(({ href, label, icon }) => (
        <Link key={href} href={href} className={styles['link']}>
          {icon && <Icon name={icon} size="s" />}
          {label}
        </Link>
      ))}
      <CountryButton texts={texts} className={styles['link']} />
    </div>
  </StaticPart>
);
