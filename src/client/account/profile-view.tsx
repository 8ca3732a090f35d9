'use client';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import { changeEmailBody, changePasswordBody } from '#shared/contract/credentials.ts';
import { sendAccountForm } from '#state/account.ts';
import { AccountForm } from './account-form.tsx';
import type { ViewProps } from './account-setting.ts';
import styles from './addresses.module.css';
import { PersonForm } from './person-form.tsx';

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
