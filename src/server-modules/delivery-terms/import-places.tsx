import tableStyles from '#client/primitives/typography/table.module.css';
import type { CountryFile } from '#shared/content/country-file.ts';
import { isImportPlace } from '#shared/content/tax-of.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './delivery-terms.module.css';

type Props = { country: Pick<CountryFile, 'shipping' | 'tax'>; t: Translate };

/** Every place outside the tax territory, with its longer delivery time and what falls due there (B-19); nothing in countries without one. */
export const ImportPlaces = ({ country: { shipping, tax }, t }: Props) => {
  const places = tax.byPostalCode.filter(isImportPlace);
  const fastest = Math.min(...shipping.map(({ minDays }) => minDays));
  const slowest = Math.max(...shipping.map(({ maxDays }) => maxDays));
  if (places.length === 0) return null;
  return (
    <>
      <p>{t('content.delivery.import', { label: tax.label })}</p>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <caption>{t('content.delivery.time')}</caption>
        <tbody>
          {places.map(({ name, extraDays = 0 }) => (
            <tr key={name}>
              <th scope="row" translate="no">
                {name}
              </th>
              <td>{t('content.delivery.days', { min: fastest + extraDays, max: slowest + extraDays, count: slowest + extraDays })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
