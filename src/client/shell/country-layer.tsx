import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { Flag, Icon } from '#client/primitives/icon/icon.tsx';
import type { FlagName } from '#client/primitives/icon/icon-names.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { CountryCode } from '#shared/country/countries.ts';
import { StaticPart } from '#static-part';
import styles from './country-layer.module.css';
import { countryLayerId } from './layer-ids.ts';

type Language = { language: string; locale: string; name: string; languageName: string; href: string; isHere: boolean };

/** A country in its own languages; each language is a link of its own. */
export type CountryChoice = { country: FlagName; languages: readonly Language[] };

type Props = {
  here: CountryCode;
  /** Identifies the layout: equal keys, equal layers. */
  cacheKey?: string | undefined;
  regions: readonly { id: string; label: string; countries: readonly CountryChoice[] }[];
  texts: { title: string; close: string; noteTitle: string; note: string };
};

// `België · Belgique` reveal their language; `Canada` needs it stated.
const needsLanguageNames = (all: readonly Language[]): boolean => new Set(all.map(({ name }) => name)).size < all.length;

const textOf = ({ name, languageName }: Language, index: number, all: readonly Language[]): string => {
  if (!needsLanguageNames(all)) return name;
  return index === 0 ? `${name} ${languageName}` : languageName;
};

const Country = ({ country, languages }: CountryChoice) => (
  <li
    className={styles['country']}
    data-here={languages.some(({ isHere }) => isHere) || undefined}
    data-long={needsLanguageNames(languages) || undefined}
  >
    <Flag name={country} />
    {languages.map((choice, index) => (
      <a
        key={choice.language}
        href={choice.href}
        lang={choice.language}
        hrefLang={choice.locale}
        aria-current={choice.isHere ? 'true' : undefined}
        aria-label={languages.length > 1 ? `${choice.name} ${choice.languageName}` : undefined}
        className={styles['link']}
      >
        {textOf(choice, index, languages)}
      </a>
    ))}
    <Icon name="check" size="s" />
  </li>
);

/** Every live country and language, each in its own words. A popover with links: it works without script. */
export const CountryLayer = ({ here, cacheKey, regions, texts }: Props) => (
  <StaticPart
    name={countryLayerId}
    cacheKey={cacheKey}
    id={countryLayerId}
    popover="auto"
    data-modal
    data-country={here}
    role="dialog"
    aria-labelledby={`${countryLayerId}-title`}
    className={styles['layer']}
  >
    <div className={styles['head']}>
      <h2 id={`${countryLayerId}-title`} className={styles['title']}>
        {texts.title}
      </h2>
      <IconButton variant="bare" icon="close" label={texts.close} popoverTarget={countryLayerId} popoverTargetAction="hide" />
    </div>
    <div className={styles['body']}>
      {regions.map(({ id, label, countries }) => (
        <section key={id} aria-labelledby={`region-${id}`}>
          <h3 id={`region-${id}`} className={styles['region']}>
            {label}
          </h3>
          <ul className={styles['list']}>
            {countries.map((choice) => (
              <Country key={choice.country} {...choice} />
            ))}
          </ul>
        </section>
      ))}
      <Message icon="cart" title={texts.noteTitle}>
        <p>{texts.note}</p>
      </Message>
    </div>
  </StaticPart>
);
