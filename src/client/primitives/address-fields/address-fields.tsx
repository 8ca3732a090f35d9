import { addressLayoutOf, type LocalityPart } from '#shared/address/address-layout.ts';
import styles from './address-fields.module.css';
import type { AddressTexts } from './address-texts.ts';
import type { Bind } from './bound.ts';
import { CompanyFields } from './company-fields.tsx';
import { LocalityField } from './locality-field.tsx';
import { NameFields } from './name-fields.tsx';
import { SalutationField } from './salutation-field.tsx';

type Props = AddressTexts & {
  bind: Bind;
  /** Prefix of the field names: `delivery.`; empty if the address is the whole form. @default '' */
  prefix?: string;
  /** Shipping or billing address, for the browser's autofill. */
  part: 'delivery' | 'billing';
  /** Companies may enter their tax number: the field appears as soon as a company is named. @default false */
  asksTaxNumber?: boolean;
};

const sectionOf = (part: Props['part']): string => (part === 'billing' ? 'billing' : 'shipping');

/** One address, in the order and wording of its country. Autocomplete tokens tell the browser what it may fill in. */
export const AddressFields = (props: Props) => {
  const { bind, prefix = '', part, t, regions, country, asksTaxNumber = false } = props;
  const section = sectionOf(part);
  const { error: _error, defaultValue: _first, autoFocus: _focus, ...hidden } = bind(`${prefix}country`);
  const isShown = (name: LocalityPart): boolean => name !== 'region' || Object.keys(regions).length > 0;
  const rows = addressLayoutOf(country.code).rows.map((row) => row.filter(isShown));
  return (
    <>
      <SalutationField bound={bind(`${prefix}salutation`)} country={country.code} t={t} />
      <NameFields
        country={country.code}
        section={section}
        firstName={{ ...bind(`${prefix}firstName`), label: t('checkout.address.firstName') }}
        lastName={{ ...bind(`${prefix}lastName`), label: t('checkout.address.lastName') }}
      />
      <CompanyFields {...{ bind, prefix, section, asksTaxNumber, t }} />
      {rows
        .filter((row) => row.length > 0)
        .map((row) => (
          <div key={row.join()} className={styles['row']}>
            {row.map((name) => (
              <div key={name} data-part={name}>
                <LocalityField {...props} bound={bind(`${prefix}${name}`)} name={name} section={section} />
              </div>
            ))}
          </div>
        ))}
      <input type="hidden" {...hidden} defaultValue={country.code} />
      <p className={styles['country']}>
        <span>{t('checkout.address.country')}</span> {country.name}
      </p>
    </>
  );
};
