import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Tracking } from '#shared/contract/order.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './orders.module.css';

type Props = {
  tracking: Tracking;
  /** Tells screen readers that a link leaves the shop. */
  outside: string;
  t: Translate;
};

/** The tracking number, and a link to the carrier's tracking. */
export const OrderParcel = ({ tracking: { number, link }, outside, t }: Props) => (
  <div className={styles['parcel']}>
    <p>
      {t('account.order.parcel')}{' '}
      <span className={styles['code']} translate="no">
        {number}
      </span>
    </p>
    {link !== null && (
      <TextLink href={link} variant="action" icon="truck" outside={outside}>
        {t('account.order.follow')}
      </TextLink>
    )}
  </div>
);
