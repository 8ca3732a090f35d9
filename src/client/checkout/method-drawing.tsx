import { Icon } from '#client/primitives/icon/icon.tsx';
import type { PaymentMarkName } from '#client/primitives/icon/icon-names.ts';
import { PaymentMark } from '#client/primitives/icon/payment-mark.tsx';
import type { PaymentMethod } from '#shared/contract/cart.ts';

const marks: Partial<Record<PaymentMethod, PaymentMarkName>> = {
  PayPal: 'paypal',
  GooglePay: 'google-pay',
  ApplePay: 'apple-pay',
  iDEAL: 'ideal',
  Bancontact: 'bancontact',
  EPS: 'eps',
  Przelewy24: 'przelewy24',
  BLIK: 'blik',
  MBWay: 'mb-way',
  TWINT: 'twint',
  Alipay: 'alipay',
  WeChatPay: 'wechat-pay',
};

/** The brand mark, hidden from screen readers beside its name; a drawing for a card or an account. */
export const MethodDrawing = ({ method }: { method: PaymentMethod }) => {
  const mark = marks[method];
  return <span aria-hidden="true">{mark ? <PaymentMark name={mark} /> : <Icon name={method === 'DirectDebit' ? 'bank' : 'card'} />}</span>;
};
