import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './access.module.css';
import { GuestForm } from './guest-form.tsx';

type Props = {
  /** The login, with the way back to here. */
  loginHref: string;
  /** Where a guest goes on; where one is, if it is left out. */
  guestHref: string | undefined;
  t: Translate;
};

/** The session has expired: why, that nothing is lost, and the way back in. */
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
