import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PlainCheckbox } from '#client/primitives/checkbox/plain-checkbox.tsx';
import { PlainRadioGroup } from '#client/primitives/radio-group/plain-radio-group.tsx';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './address-fields.module.css';

/** What ties a field to its form: its name and first value, and with script the handlers of the form library. */
type Bound = {
  name: string;
  defaultValue?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  onBlur?: (event: FocusEvent) => void;
} & Partial<Pick<UseFormRegisterReturn, 'onChange' | 'ref'>>;
export type Bind = (name: string) => Bound;

export type AddressTexts = {
  t: Translate;
  /** Example of a postal code. */
  postalCodeExample: string | undefined;
  /** Regions by code; empty where none is asked. */
  regions: Record<string, string>;
  country: { code: string; name: string };
};

/** A refused postal code says what one looks like. */
const withExample = (bound: Bound, example: string | undefined): Bound =>
  bound.error && example ? { ...bound, error: `${bound.error} ${example}` } : bound;

type PlaceProps = AddressTexts & { bind: Bind; part: 'delivery' | 'billing' };

const autoComplete = (part: string, token: string): string => `${part === 'billing' ? 'billing' : 'shipping'} ${token}`;

/** One address: who lives there, and where. Autocomplete tokens tell the browser what it may fill in. */
export const PlaceFields = ({ bind, part, t, postalCodeExample, regions, country }: PlaceProps) => {
  const field = (name: string) => bind(`${part}.${name}`);
  const { error: _error, defaultValue: _first, autoFocus: _focus, ...hidden } = field('country');
  const regionOptions = Object.entries(regions).map(([value, label]) => ({ value, label }));
  return (
    <>
      <PlainRadioGroup
        {...field('salutation')}
        variant="row"
        label={t('checkout.address.salutation')}
        autoComplete={autoComplete(part, 'honorific-prefix')}
        options={[
          { value: 'Female', label: t('checkout.address.salutationFemale') },
          { value: 'Male', label: t('checkout.address.salutationMale') },
          { value: '', label: t('checkout.address.salutationNone') },
        ]}
      />
      <div className={styles['pair']}>
        <PlainTextField
          {...field('firstName')}
          label={t('checkout.address.firstName')}
          autoComplete={autoComplete(part, 'given-name')}
          required
        />
        <PlainTextField
          {...field('lastName')}
          label={t('checkout.address.lastName')}
          autoComplete={autoComplete(part, 'family-name')}
          required
        />
      </div>
      <PlainTextField
        {...field('company')}
        label={t('checkout.address.company')}
        note={t('checkout.address.optional')}
        autoComplete={autoComplete(part, 'organization')}
      />
      <PlainTextField
        {...field('street')}
        label={t('checkout.address.street')}
        autoComplete={autoComplete(part, 'street-address')}
        required
      />
      <div className={styles['place']}>
        <PlainTextField
          {...withExample(field('postalCode'), postalCodeExample && t('checkout.address.postalCodeHint', { example: postalCodeExample }))}
          label={t('checkout.address.postalCode')}
          autoComplete={autoComplete(part, 'postal-code')}
          required
        />
        <PlainTextField
          {...field('city')}
          label={t('checkout.address.city')}
          autoComplete={autoComplete(part, 'address-level2')}
          required
        />
      </div>
      {regionOptions.length > 0 && (
        <PlainSelect
          {...field('region')}
          label={t('checkout.address.region')}
          placeholder={t('checkout.address.regionChoose')}
          options={regionOptions}
          autoComplete={autoComplete(part, 'address-level1')}
          required
        />
      )}
      <input type="hidden" {...hidden} defaultValue={country.code} />
      <p className={styles['country']}>
        <span>{t('checkout.address.country')}</span> {country.name}
      </p>
    </>
  );
};

/** How to reach the buyer. */
export const ContactFields = ({ bind, t, phoneExample }: { bind: Bind; t: Translate; phoneExample: string }) => (
  <>
    <PlainTextField
      {...bind('email')}
      type="email"
      label={t('checkout.address.email')}
      hint={t('checkout.address.emailHint')}
      autoComplete="email"
      required
    />
    <PlainTextField
      {...bind('phone')}
      type="tel"
      label={t('checkout.address.phone')}
      note={t('checkout.address.optional')}
      hint={t('checkout.address.phoneHint', { example: phoneExample.replaceAll(' ', '\u00a0') })}
      autoComplete="tel"
    />
  </>
);

type SameProps = { t: Translate; isSame: boolean; onChange?: (isSame: boolean) => void };

/** "Billing address is the same": without script the address below opens by style alone. */
export const SameAddress = ({ t, isSame, onChange }: SameProps) => (
  <PlainCheckbox
    name="billingIsDelivery"
    {...(onChange ? { checked: isSame, onChange: (event) => onChange(event.currentTarget.checked) } : { defaultChecked: isSame })}
  >
    {t('checkout.address.same')}
  </PlainCheckbox>
);
