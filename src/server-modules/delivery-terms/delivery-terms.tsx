import { getCountry } from '#backend/content/content.ts';
import { Register } from '#client/primitives/grid/register.tsx';
import tableStyles from '#client/primitives/typography/table.module.css';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { countries } from '#shared/country/countries.ts';
import { localeIn } from '#shared/country/site.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './delivery-terms.module.css';
import type { DeliveryTermsData } from './delivery-terms.schema.ts';
import { ImportPlaces } from './import-places.tsx';

/** Delivery costs and times in the country of the page: the same figures that the cart charges and promises. */
export const DeliveryTerms = async ({ site, id, language, data, cacheKey }: ModuleProps<DeliveryTermsData>) => {
  const t = await getTranslator(localeIn(site, language));
  const { currency } = countries[site.country];
  const money = (rawValue: number): string => formatMoney({ rawValue, currency }, site.locale);
  const country = getCountry(site.country);
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} rhythm="close">
      <Register headline={data.headline}>
        <div className={styles.content}>
          {data.text === null ? null : <Paragraphs text={data.text} />}
          {country.shipping.map(({ name, label, costs, freeFrom, minDays, maxDays }) => (
            <table key={name} className={`${tableStyles.table} ${styles.table}`}>
              <caption translate="no">{label}</caption>
              <tbody>
                <tr>
                  <th scope="row">{t('content.delivery.cost')}</th>
                  <td>{money(costs)}</td>
                </tr>
                {freeFrom === null ? null : (
                  <tr>
                    <th scope="row">{t('content.delivery.freeFrom')}</th>
                    <td>{money(freeFrom)}</td>
                  </tr>
                )}
                <tr>
                  <th scope="row">{t('content.delivery.time')}</th>
                  <td>{t('content.delivery.days', { min: minDays, max: maxDays, count: maxDays })}</td>
                </tr>
              </tbody>
            </table>
          ))}
          <ImportPlaces country={country} t={t} />
        </div>
      </Register>
    </SectionFrame>
  );
};
