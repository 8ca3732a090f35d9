'use client';
import { changeEmailBody, changePasswordBody } from '#shared/contract/credentials.ts';
import type { ViewProps } from './account-setting.ts';
import styles from './addresses.module.css';
import { CredentialForm } from './credential-form.tsx';
import { PersonForm } from './person-form.tsx';

/** The account's owner, its mail address and its password (U-05). */
export const ProfileView = (props: ViewProps) => {
  const { overview, draft, t } = props;
  const passwordNow = {
    name: 'currentPassword',
    type: 'password',
    label: t('account.profile.passwordNow'),
    autoComplete: 'current-password',
  } as const;
  const emailNew = {
    name: 'email',
    type: 'email',
    label: t('account.profile.emailNew'),
    hint: t('account.profile.emailNow', { email: overview.profile.email }),
    autoComplete: 'email',
  } as const;
  const passwordNew = {
    name: 'password',
    type: 'password',
    label: t('account.profile.passwordNew'),
    hint: t('general.passwordHint'),
    autoComplete: 'new-password',
  } as const;
  return (
    <>
      <section className={styles['group']}>
        <h2>{t('account.profile.person')}</h2>
        <PersonForm {...props} />
      </section>
      <section className={styles['group']}>
        <h2>{t('account.profile.email')}</h2>
        <CredentialForm form="email" schema={changeEmailBody} fields={[emailNew, passwordNow]} draft={draft} t={t} />
      </section>
      <section className={styles['group']}>
        <h2>{t('account.profile.password')}</h2>
        <p className={styles['text']}>{t('account.profile.passwordElsewhere')}</p>
        <CredentialForm form="password" schema={changePasswordBody} fields={[passwordNow, passwordNew]} draft={draft} t={t} />
      </section>
    </>
  );
};
