import 'server-only';
import type { SandboxSessionTable } from './sandbox.table.ts';

const wallets = new Map([
  ['GooglePay', 'Google Pay'],
  ['ApplePay', 'Apple Pay'],
]);

/** The wallet that the buyer chose in the shop; undefined for cards and accounts. */
export const walletOf = ({ methodTypes, metadata }: Pick<SandboxSessionTable, 'methodTypes' | 'metadata'>): string | undefined => {
  if (methodTypes.includes('paypal')) return 'PayPal';
  const { method } = JSON.parse(metadata) as { method?: string };
  return wallets.get(method ?? '');
};
