import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './guest-line.module.css';

type Props = {
  /** The login that returns to this page, and its name. */
  login: { href: string; label: string };
  t: Translate;
};

/** One line above a guest's address: no account is needed, and an existing one can log in. */
export const GuestLine = ({ login, t }: Props) => (
  <p className={styles['guest']}>
    <span>
      <b className={styles['strong']}>{t('checkout.address.guest')}</b> {t('checkout.address.guestText')}
    </span>
    <TextLink href={login.href} variant="action">
      {login.label}
    </TextLink>
  </p>
);
