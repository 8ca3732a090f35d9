import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './access.module.css';
import { GuestForm } from './guest-form.tsx';

type Props = {
  /** The login, which leads back to this page. */
  loginHref: string;
  /** Where a guest continues; by default the current page. */
  guestHref: string | undefined;
  t: Translate;
};

/** The session has expired: explains why, that nothing is lost, and how to log in again. */
export const ExpiredView = ({ loginHref, guestHref, t }: Props) => (
  <div className={`wrap ${styles['page']}`}>
    <p className={styles['status']}>
      <Icon name="clock" />
      {t('access.expired.status')}
    </p>
    <h1>{t('access.expired.title')}</h1>
    <p className={styles['lead']}>{t('access.expired.text')}</p>
    <div className={styles['buttons']}>
      <ButtonLink href={loginHref} isBlock>
        {t('access.expired.login')}
      </ButtonLink>
      <GuestForm href={guestHref}>{t('access.expired.guest')}</GuestForm>
    </div>
  </div>
);
