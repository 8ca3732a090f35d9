import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { MethodType } from '#shared/payment/stripe-limits.ts';
import type { SandboxSessionTable } from './sandbox.table.ts';

/** A method that is approved in a wallet, an app or at a bank, by Stripe's name; cards and accounts are typed in. */
export type Wallet = Exclude<PaymentMethod, 'CreditCard' | 'aliasCreditCard' | 'DirectDebit' | 'Unspecified'>;

const wallets: Record<Exclude<MethodType, 'card' | 'sepa_debit'>, Wallet> = {
  paypal: 'PayPal',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
  p24: 'Przelewy24',
  blik: 'BLIK',
  mb_way: 'MBWay',
  twint: 'TWINT',
  alipay: 'Alipay',
  wechat_pay: 'WeChatPay',
};

/** The wallet that the buyer chose in the shop; undefined for cards and accounts. */
export const walletOf = ({ methodTypes, metadata }: Pick<SandboxSessionTable, 'methodTypes' | 'metadata'>): Wallet | undefined => {
  const [type] = JSON.parse(methodTypes) as MethodType[];
  if (type !== undefined && type !== 'card' && type !== 'sepa_debit') return wallets[type];
  // To Stripe the wallets of a device are cards: only the shop knows which one was chosen.
  const { method } = JSON.parse(metadata) as { method?: string };
  return method === 'GooglePay' || method === 'ApplePay' ? method : undefined;
};
