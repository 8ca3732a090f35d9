import type { ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { refusedFaults } from '#client/primitives/form/faults.ts';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { ReturnDesk } from '#shared/contract/return.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { OwnField } from './own-field.tsx';
import styles from './return-form.module.css';
import { ReturnRefusal } from './return-refusal.tsx';

type Props = {
  desk: Pick<ReturnDesk, 'draft'>;
  orderId?: string | undefined;
  /** Who is logged in, where the document is their own; a shared one asks the browser. */
  contact?: { name: string; email: string } | undefined;
  country: CountryCode;
  t: Translate;
  /** The captcha of the form, where it is asked for. */
  children?: ReactNode;
};

/** Who gives something back, and from which order: no account, no reason (Y-01). A plain form, with script and without. */
export const FindOrderForm = ({ desk, orderId = '', contact, country, t, children }: Props) => {
  // What was told below the form is mended there.
  const faults = refusedFaults(desk.draft?.problems ?? [], t).filter(({ field }) => field !== 'content');
  const values: Record<string, string> | undefined = desk.draft?.fields ?? contact;
  const bind = (name: 'name' | 'email' | 'orderId') => ({
    name,
    defaultValue: values?.[name],
    error: faults.find(({ field }) => field === name)?.message,
    // A refused form comes back as a new page: it opens where the mending begins (V-04).
    autoFocus: name === faults[0]?.field,
    required: true,
  });
  return (
    <form method="post" action="/returns/find" className={styles['form']} noValidate>
      <ReturnRefusal faults={faults} t={t} />
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
      <PlainTextField
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
