import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './guest-line.module.css';

type Props = {
  /** The login that leads back here, and its name. */
  login: { href: string; label: string };
  t: Translate;
};

/** Above the address of a guest, in one line: an account is not needed, and whoever has one logs in. */
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
