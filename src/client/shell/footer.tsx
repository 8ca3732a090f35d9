import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import { StaticPart } from '#static-part';
import { CountryButton, type CountryButtonTexts } from './country-button.tsx';
import styles from './footer.module.css';

type FooterLink = { id: string; label: string; href: string; lang: string | undefined };

type Props = {
  /** Only the last line: legal links, withdrawal, copyright. @default false */
  isShort?: boolean;
  /** Identifies the layout: equal keys, equal footers. */
  cacheKey?: string | undefined;
  homeHref: string;
  lang: string | undefined;
  columns: readonly { headline: string; links: readonly FooterLink[] }[];
  legal: readonly FooterLink[];
  /** The withdrawal link, named as the country's law requires (Y-01). */
  withdraw: { href: string; label: string } | undefined;
  company: { name: string; street: string; place: string; phone: string; phoneHref: string };
  texts: CountryButtonTexts & { home: string; hours: string; legal: string; copyright: string };
};

const Column = ({ headline, links, lang }: { headline: string; links: readonly FooterLink[]; lang: string | undefined }) => (
  <nav aria-label={headline} lang={lang}>
    <h2 className={styles['headline']}>{headline}</h2>
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <Link href={link.href} lang={link.lang} className={styles['link']}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Company, service pages, legal pages, and the country picker. */
export const Footer = ({ isShort = false, cacheKey, homeHref, lang, columns, legal, withdraw, company, texts }: Props) => (
  <StaticPart name="footer" as="footer" cacheKey={cacheKey} className={styles['footer']} data-short={isShort || undefined}>
    <div className="wrap">
      {!isShort && (
        <div className={styles['columns']}>
          <div className={styles['brand']}>
            <Link href={homeHref} className={styles['mark']}>
              <WordMark name={texts.home} />
            </Link>
            <address className={styles['address']} translate="no">
              {company.name} · {company.street}
              <br />
              {company.place}
            </address>
            <p>
              <TextLink href={company.phoneHref}>{company.phone}</TextLink>
              <br />
              <span className={styles['soft']}>{texts.hours}</span>
            </p>
            <CountryButton texts={texts} className={styles['country']} hasChevron />
          </div>
          {columns.map(({ headline, links }) => (
            <Column key={headline} headline={headline} links={links} lang={lang} />
          ))}
        </div>
      )}
      <div className={styles['legal']}>
        {withdraw && (
          <ButtonLink href={withdraw.href} variant="line" size="s" icon="return">
            {withdraw.label}
          </ButtonLink>
        )}
        <nav aria-label={texts.legal}>
          <ul className={styles['legalLinks']}>
            {legal.map((link) => (
              <li key={link.id}>
                <Link href={link.href} lang={link.lang} className={styles['link']}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles['copyright']}>{texts.copyright}</p>
      </div>
    </div>
  </StaticPart>
);
