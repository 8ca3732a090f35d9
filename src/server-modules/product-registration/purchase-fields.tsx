import { DayFields } from '#client/guarantee/day-fields.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Site } from '#shared/country/site.ts';
import { dateFormat, displayNames } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { Bound } from './bind-fields.ts';
import styles from './product-registration.module.css';

type Props = {
  site: Site;
  t: Translate;
  bind: (name: string) => Bound;
  fields: Readonly<Record<string, string>>;
};

const names = ['day', 'month', 'year'] as const;
const example = { day: '14', month: '11', year: '2025' };

/** Day, month and year as the locale orders and names them. */
const partsOf = ({ locale }: Site) => {
  const order = dateFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => names.filter((name) => name === type));
  return order.map((part) => {
    const label = displayNames(locale, 'dateTimeField').of(part) ?? part;
    return { part, label: label.slice(0, 1).toLocaleUpperCase(locale) + label.slice(1) };
  });
};

/** Date and place of purchase. */
export const PurchaseFields = ({ site, t, bind, fields }: Props) => {
  const { name, defaultValue: _, ...fieldProps } = bind('purchasedOn');
  const parts = partsOf(site);
  return (
    <fieldset className={styles['part']}>
      <legend>{t('guarantee.purchase')}</legend>
      <DayFields
        {...fieldProps}
        name={name}
        label={t('guarantee.purchasedOn')}
        hint={t('guarantee.purchasedOnHint', { example: parts.map(({ part }) => example[part]).join(' ') })}
        parts={parts.map(({ part, label }) => ({ part, label, value: fields[`${name}.${part}`] }))}
      />
      <TextField
        {...bind('boughtAt')}
        label={t('guarantee.boughtAt')}
        hint={t('guarantee.boughtAtHint')}
        maxLength={120}
        autoComplete="off"
        required
      />
    </fieldset>
  );
};
