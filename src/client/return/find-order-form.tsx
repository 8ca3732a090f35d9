import type { ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { ReturnSession } from '#shared/contract/return.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { OwnField } from './own-field.tsx';
import { ReturnErrors } from './return-errors.tsx';
import styles from './return-form.module.css';

type Props = {
  returnSession: Pick<ReturnSession, 'draft'>;
  orderId?: string | undefined;
  /** The logged-in consumer in a personal document; a shared one fetches it in the browser. */
  contact?: { name: string; email: string } | undefined;
  country: CountryCode;
  t: Translate;
  /** The form's captcha, if required. */
  children?: ReactNode;
};

/** Who returns something, and from which order: no account and no reason needed (Y-01). One form, with script and without. */
export const FindOrderForm = ({ returnSession, orderId = '', contact, country, t, children }: Props) => {
  // Errors shown below the form are corrected there.
  const fieldErrors = serverFieldErrors(returnSession.draft?.problems ?? [], t).filter(({ field }) => field !== 'content');
  const values: Record<string, string> | undefined = returnSession.draft?.fields ?? contact;
  const bind = (name: 'name' | 'email' | 'orderId') => ({
    name,
    defaultValue: values?.[name],
    error: fieldErrors.find(({ field }) => field === name)?.message,
    // A rejected form comes back as a new page, which opens at the errors (V-04).
    autoFocus: name === fieldErrors[0]?.field,
    required: true,
  });
  return (
    <form {...notInvalid} method="post" action="/returns/find" className={styles['form']} noValidate>
      <ReturnErrors fieldErrors={fieldErrors} t={t} />
      <OwnField {...bind('name')} name="name" country={country} label={t('returns.name')} autoComplete="name" />
      <OwnField
        {...bind('email')}
        name="email"
        country={country}
        type="email"
        label={t('checkout.address.email')}
        hint={t('returns.emailHint')}
        autoComplete="email"
      />
      <TextField
        {...bind('orderId')}
        defaultValue={values?.['orderId'] ?? orderId}
        label={t('returns.orderId')}
        hint={t('returns.orderIdHint', { country: countries[country].iso })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {children}
      <SubmitButton isBlock>{t('returns.find')}</SubmitButton>
      <p className={styles['note']}>{t('returns.onlyFound')}</p>
    </form>
  );
};
