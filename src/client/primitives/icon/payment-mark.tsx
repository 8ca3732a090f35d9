import styles from './icon.module.css';
import { type PaymentMarkName, paymentMarkSprite } from './icon-names.ts';

/** A brand's name is the same in every language. */
const brands: Record<PaymentMarkName, string> = {
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  visa: 'Visa',
};

type Props = {
  /** The brand. */
  name: PaymentMarkName;
};

/** The brand of a card or wallet that is taken here, as a plain mark in the colour of the text; it says the brand's name. */
export const PaymentMark = ({ name }: Props) => (
  <svg className={styles['paymentMark']} viewBox="0 0 48 32" role="img" aria-label={brands[name]}>
    <use href={`${paymentMarkSprite}#${name}`} />
  </svg>
);
