import { Register } from '#client/primitives/grid/register.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { inCountryTypography } from '#shared/i18n/country-typography.ts';
import { displayNames } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './safety.module.css';

type SafetyProps = {
  site: Site;
  t: Translate;
  /** Identifies the variant. */
  cacheKey: string;
  sku: string;
  warnings: readonly string[];
  /** Language of the warnings, where it differs from the page's. */
  lang: string | undefined;
};

const countryName = (locale: string): string => displayNames(locale, 'region').of(company.country) ?? company.country;

/** The manufacturer, the product's identification, and its warnings (Y-06). */
export const Safety = ({ site, t, cacheKey, sku, warnings, lang }: SafetyProps) => (
  <Register id="safety" cacheKey={cacheKey} headline={t('product.safety.headline')}>
    <div className={styles.safety}>
      <div>
        <h3>{t('product.safety.manufacturer')}</h3>
        <address translate="no">
          {company.legalName}
          <br />
          {`${inCountryTypography(site.locale, company.street)}, ${company.postalCode} ${company.city}, ${countryName(site.locale)}`}
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </address>
        <p>
          <Verbatim>{(slot) => t('product.safety.identifier', { sku: slot(sku) })}</Verbatim>
        </p>
      </div>
      <div>
        <h3>{t('product.safety.warnings')}</h3>
        <List size="s" lang={lang} items={warnings.map((warning) => ({ id: warning, content: warning }))} />
      </div>
    </div>
  </Register>
);
