import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#backend/database/database.ts';
import { findUsableCard, presentCard, readPaymentSettings, type SavedCardTable } from '#backend/payment/payment.ts';
import type { Cart, PaymentMethod } from '#shared/contract/cart.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { CartTable } from './cart.table.ts';
import { ibanExampleOf } from './iban-examples.ts';

const acceptance = z.object({ at: z.number(), address: z.string(), device: z.string() });

const detail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('savedCard'), consumerId: z.string(), cardId: z.string() }),
  z.object({ kind: z.literal('keepCard') }),
  z.object({
    kind: z.literal('account'),
    methodRef: z.string(),
    last4: z.string(),
    holder: z.string(),
    reference: z.string(),
    acceptance,
  }),
]);

/**
 * Data specific to the chosen payment method: which saved card, whether to save a card, the account and mandate of a direct debit. Never a
 * number that can be used to pay.
 */
export type PaymentDetail = z.infer<typeof detail>;

const methodsOf: Record<PaymentDetail['kind'], PaymentMethod> = {
  savedCard: 'aliasCreditCard',
  keepCard: 'CreditCard',
  account: 'DirectDebit',
};

type Row = Pick<CartTable, 'paymentMethod' | 'paymentDetail'> | undefined;

/** The payment detail of a cart; undefined if there is none, or if it belongs to another method. */
export const readDetail = (row: Row): PaymentDetail | undefined => {
  if (!row?.paymentDetail) return undefined;
  const read = detail.parse(JSON.parse(row.paymentDetail));
  return methodsOf[read.kind] === row.paymentMethod ? read : undefined;
};

/** The mandate reference for this state of a cart: the same however often it is shown. */
export const mandateReferenceOf = (placementKey: string): string =>
  `UN-${createHash('sha256').update(placementKey).digest('hex').slice(0, 12).toUpperCase()}`;

/** The saved card chosen for a cart; undefined when it has been removed or has expired since. */
export const findChosenCard = async (db: Db, row: Row): Promise<SavedCardTable | undefined> => {
  const chosen = readDetail(row);
  return chosen?.kind === 'savedCard' ? findUsableCard(db, chosen.consumerId, chosen.cardId) : undefined;
};

/** The payment choice of a cart, as its buyer sees it. A removed card, or a direct debit without its account, must be chosen again. */
export const presentPayment = async (
  db: Db,
  row: CartTable | undefined,
  offered: readonly PaymentMethod[],
  { placementKey, country }: { placementKey: string; country: CountryCode },
): Promise<Pick<Cart, 'paymentMethod' | 'savedCard' | 'keepsCard' | 'directDebit'>> => {
  const chosen = readDetail(row);
  const card = await findChosenCard(db, row);
  const account = chosen?.kind === 'account' ? chosen : undefined;
  const lacks = { aliasCreditCard: !card, DirectDebit: !account } as Partial<Record<PaymentMethod, boolean>>;
  const isOffered = offered.some((method) => method === (row?.paymentMethod === 'aliasCreditCard' ? 'CreditCard' : row?.paymentMethod));
  const mandate = {
    mandateReference: account?.reference ?? mandateReferenceOf(placementKey),
    creditorId: readPaymentSettings().creditorId,
    ibanExample: ibanExampleOf(country),
  };
  return {
    paymentMethod: row?.paymentMethod && isOffered && !lacks[row.paymentMethod] ? row.paymentMethod : 'Unspecified',
    savedCard: card ? presentCard(card) : null,
    keepsCard: chosen?.kind === 'keepCard',
    directDebit: offered.includes('DirectDebit') ? { ...mandate, holder: account?.holder ?? null, last4: account?.last4 ?? null } : null,
  };
};
