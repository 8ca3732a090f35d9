'use client';
import { PlainRadioGroup } from '#client/primitives/radio-group/plain-radio-group.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import { profileBody } from '#shared/contract/consumer.ts';
import { changeEmailBody, changePasswordBody } from '#shared/contract/credentials.ts';
import { sendAccountForm } from '#state/account.ts';
import { AccountForm } from './account-form.tsx';
import type { ViewProps } from './account-setting.ts';
import { addressLabels } from './address-labels.ts';
import styles from './addresses.module.css';

const PersonForm = ({ overview, draft, t }: ViewProps) => {
  const { customerType, salutation, firstName, lastName, phone, company, taxNumber } = overview.profile;
  return (
    <AccountForm
      form="profile"
      action="/consumer/profile"
      schema={profileBody}
      defaults={{ customerType, salutation, firstName, lastName, phone, company, taxNumber }}
      draft={draft}
      labels={{ ...addressLabels(t), customerType: t('account.profile.kind'), taxNumber: t('account.profile.taxNumber') }}
      submit={t('account.profile.save')}
      onSend={(body) => sendAccountForm('profile', body)}
      t={t}
    >
      {(bind) => (
        <>
          <PlainRadioGroup
            {...bind('customerType')}
            variant="row"
            label={t('account.profile.kind')}
            options={(['Private', 'Company'] as const).map((value) => ({ value, label: t(`account.profile.${value}`) }))}
          />
          <PlainRadioGroup
            {...bind('salutation')}
            variant="row"
            label={t('checkout.address.salutation')}
            options={[
              { value: 'Female', label: t('checkout.address.salutationFemale') },
              { value: 'Male', label: t('checkout.address.salutationMale') },
              { value: '', label: t('checkout.address.salutationNone') },
            ]}
          />
          <PlainTextField {...bind('firstName')} label={t('checkout.address.firstName')} autoComplete="given-name" required />
          <PlainTextField {...bind('lastName')} label={t('checkout.address.lastName')} autoComplete="family-name" required />
          <PlainTextField
            {...bind('phone')}
            type="tel"
            label={t('checkout.address.phone')}
            note={t('checkout.address.optional')}
            autoComplete="tel"
          />
          <div className={styles['company']}>
            <PlainTextField {...bind('company')} label={t('checkout.address.company')} autoComplete="organization" />
            <PlainTextField {...bind('taxNumber')} label={t('account.profile.taxNumber')} />
          </div>
        </>
      )}
    </AccountForm>
  );
};

const EmailForm = ({ overview, draft, t }: ViewProps) => (
  <AccountForm
    form="email"
    action="/consumer/email"
    schema={changeEmailBody}
    defaults={{ email: '', currentPassword: '' }}
    draft={draft}
    labels={{ email: t('account.profile.emailNew'), currentPassword: t('account.profile.passwordNow') }}
    submit={t('account.profile.emailSubmit')}
    onSend={(body) => sendAccountForm('email', body)}
    t={t}
  >
    {(bind) => (
      <>
        <PlainTextField
          {...bind('email')}
          type="email"
          label={t('account.profile.emailNew')}
          hint={t('account.profile.emailNow', { email: overview.profile.email })}
          autoComplete="email"
          required
        />
        <PlainTextField
          {...bind('currentPassword')}
          type="password"
          label={t('account.profile.passwordNow')}
          autoComplete="current-password"
          required
        />
      </>
    )}
  </AccountForm>
);

const PasswordForm = ({ draft, t }: ViewProps) => (
  <AccountForm
    form="password"
    action="/consumer/password"
    schema={changePasswordBody}
    defaults={{ currentPassword: '', password: '' }}
    draft={draft}
    labels={{ currentPassword: t('account.profile.passwordNow'), password: t('account.profile.passwordNew') }}
    submit={t('account.profile.passwordSubmit')}
    onSend={(body) => sendAccountForm('password', body)}
    t={t}
  >
    {(bind) => (
      <>
        <PlainTextField
          {...bind('currentPassword')}
          type="password"
          label={t('account.profile.passwordNow')}
          autoComplete="current-password"
          required
        />
        <PlainTextField
          {...bind('password')}
          type="password"
          label={t('account.profile.passwordNew')}
          hint={t('account.profile.passwordHint')}
          autoComplete="new-password"
          required
        />
      </>
    )}
  </AccountForm>
);

/** Who the account's owner is, the address of mail, and the password (U-05). */
export const ProfileView = (props: ViewProps) => {
  const { t } = props;
  return (
    <>
      <section className={styles['group']}>
        <h2>{t('account.profile.person')}</h2>
        <PersonForm {...props} />
      </section>
      <section className={styles['group']}>
        <h2>{t('account.profile.email')}</h2>
        <EmailForm {...props} />
      </section>
      <section className={styles['group']}>
        <h2>{t('account.profile.password')}</h2>
        <PasswordForm {...props} />
      </section>
    </>
  );
};
