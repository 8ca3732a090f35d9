'use client';
import { NameFields } from '#client/primitives/address-fields/name-fields.tsx';
import { SalutationField } from '#client/primitives/address-fields/salutation-field.tsx';
import { RadioGroup } from '#client/primitives/radio-group/radio-group.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { profileBody } from '#shared/contract/consumer.ts';
import { sendAccountForm } from '#state/account.ts';
import { AccountForm } from './account-form.tsx';
import type { ViewProps } from './account-setting.ts';
import { personLabels } from './address-labels.ts';
import styles from './addresses.module.css';

/** The account's owner, a person or a company (U-05). */
export const PersonForm = ({ overview, site, draft, t }: ViewProps) => {
  const { customerType, salutation, firstName, lastName, phone, company, taxNumber } = overview.profile;
  return (
    <AccountForm
      form="profile"
      action="/consumer/profile"
      schema={profileBody}
      defaults={{ customerType, salutation, firstName, lastName, phone, company, taxNumber }}
      draft={draft}
      labels={{
        customerType: t('account.profile.kind'),
        ...personLabels(t, site.country),
        phone: t('checkout.address.phone'),
        company: t('checkout.address.company'),
        taxNumber: t('account.profile.taxNumber'),
      }}
      submit={t('account.profile.save')}
      onSend={(body) => sendAccountForm('profile', body)}
      t={t}
    >
      {(bind) => (
        <>
          <RadioGroup
            {...bind('customerType')}
            variant="row"
            label={t('account.profile.kind')}
            options={(['Private', 'Company'] as const).map((value) => ({ value, label: t(`account.profile.${value}`) }))}
          />
          <SalutationField bound={bind('salutation')} country={site.country} t={t} />
          <NameFields
            country={site.country}
            firstName={{ ...bind('firstName'), label: t('checkout.address.firstName') }}
            lastName={{ ...bind('lastName'), label: t('checkout.address.lastName') }}
          />
          <TextField
            {...bind('phone')}
            type="tel"
            label={t('checkout.address.phone')}
            note={t('checkout.address.optional')}
            autoComplete="tel"
          />
          <div className={styles['company']}>
            <TextField {...bind('company')} label={t('checkout.address.company')} autoComplete="organization" />
            <TextField {...bind('taxNumber')} label={t('account.profile.taxNumber')} />
          </div>
        </>
      )}
    </AccountForm>
  );
};
