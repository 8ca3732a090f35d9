import { Link } from '#client/primitives/link/link.tsx';
import { CountryButton, type CountryButtonTexts } from './country-button.tsx';
import styles from './top-line.module.css';

export type TopLineTexts = CountryButtonTexts & {
  /** Names the line for those who jump from landmark to landmark: `Gut zu wissen`. */
  top: string;
  promise: string;
};

export type TopLineContact = { href: string; label: string };

/** The line above the header, where there is room for one. `lang` is the language of what editors write. */
export const TopLine = ({
  lang,
  contact,
  texts,
}: {
  lang: string | undefined;
  contact: TopLineContact | undefined;
  texts: TopLineTexts;
}) => (
  <aside className={styles['top']} aria-label={texts.top}>
    <div className={`wrap ${styles['line']}`}>
      <p lang={lang}>{texts.promise}</p>
      {contact && (
        <Link href={contact.href} className={styles['link']}>
          {contact.label}
        </Link>
      )}
      <CountryButton texts={texts} className={styles['link']} />
    </div>
  </aside>
);
