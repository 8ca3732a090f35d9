import { Icon } from '#client/primitives/icon/icon.tsx';
import type { CardBrand, SavedCard } from '#shared/contract/payment-method.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './addresses.module.css';

const brands: Record<Exclude<CardBrand, 'card'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
};

/** A saved card as printed on receipts. */
export const cardName = ({ brand, last4 }: SavedCard, t: Translate): string =>
  t('account.payment.card', { brand: brand === 'card' ? t('checkout.payment.method.aliasCreditCard') : brands[brand], last4 });

/** A saved card as printed on receipts, with its expiry date. */
export const CardLines = ({ card, locale, t }: { card: SavedCard; locale: string; t: Translate }) => {
  const { expiryYear, expiryMonth, isExpired } = card;
  const date = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(expiryYear, expiryMonth - 1, 1),
  );
  return (
    <div className={styles['lines']}>
      <span>{cardName(card, t)}</span>
      <span className={styles['soft']}>
        {isExpired && <Icon name="warning" size="s" />}
        {t(isExpired ? 'account.payment.expired' : 'account.payment.valid', { date })}
      </span>
    </div>
  );
};
