import styles from './icon.module.css';
import { type PaymentMarkName, paymentMarkSprite } from './icon-names.ts';

/** A brand's name is the same in every language. */
const brands: Record<PaymentMarkName, string> = {
  alipay: 'Alipay',
  'apple-pay': 'Apple Pay',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  eps: 'EPS',
  'google-pay': 'Google Pay',
  ideal: 'iDEAL | Wero',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  'mb-way': 'MB WAY',
  paypal: 'PayPal',
  przelewy24: 'Przelewy24',
  twint: 'TWINT',
  visa: 'Visa',
  'wechat-pay': 'WeChat Pay',
};

type Props = {
  /** The brand. */
  name: PaymentMarkName;
};

/** The brand of an accepted card, wallet or bank payment, as a mark in the text colour; its accessible name is the brand's. */
export const PaymentMark = ({ name }: Props) => (
  <svg className={styles['paymentMark']} viewBox="0 0 48 32" role="img" aria-label={brands[name]}>
    <use href={`${paymentMarkSprite}#${name}`} />
  </svg>
);
