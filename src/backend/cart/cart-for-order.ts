import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Trx } from '#backend/database/database.ts';
import type { Instrument } from '#backend/payment/payment.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import { findLines, lockCartRow, lockCartRowById, removePieces, updateCart } from './cart.queries.ts';
import type { CartTable } from './cart.table.ts';
import { readCodes, writeCodes } from './discount-codes.ts';
import { findChosenCard, readDetail } from './payment-detail.ts';
import { presentCart } from './present-cart.ts';

/** How the buyer agreed to pay: with what, and under which mandate. */
type AgreedPayment = {
  instrument: Instrument | null;
  keepsCard: boolean;
  mandate?: { reference: string; holder: string; last4: string; acceptedAt: number };
};

/** A cart locked against changes until the transaction ends. */
export type LockedCart = { cartId: string; placementKey: string; protectedAs: string | null; cart: Cart; payment: AgreedPayment };

const readPayment = async (trx: Trx, row: CartTable): Promise<AgreedPayment> => {
  const detail = readDetail(row);
  const card = await findChosenCard(trx, row);
  const account = detail?.kind === 'account' ? detail : undefined;
  if (card) return { instrument: { customerRef: card.customerRef, methodRef: card.methodRef, acceptance: null }, keepsCard: false };
  if (!account) return { instrument: null, keepsCard: detail?.kind === 'keepCard' };
  const { methodRef, acceptance, reference, holder, last4 } = account;
  return {
    instrument: { customerRef: null, methodRef, acceptance },
    keepsCard: false,
    mandate: { reference, holder, last4, acceptedAt: acceptance.at },
  };
};

/** Locks the cart of a token and reads its current state; undefined for a token that is not ours. */
export const lockCart = async (trx: Trx, site: Site, token: string): Promise<LockedCart | undefined> => {
  const row = await lockCartRow(trx, token);
  if (!row) return undefined;
  const { cartId, placementKey, protectedAs } = row;
  return { cartId, placementKey, protectedAs, cart: await presentCart(trx, site, row, token), payment: await readPayment(trx, row) };
};

/** Locks a cart without reading it, for work that changes its orders. */
export const lockCartById = async (trx: Trx, cartId: string): Promise<void> => {
  await lockCartRowById(trx, cartId);
};

/** Removes from the cart what was ordered, its codes, and what was stored for the order alone. What was added since stays. */
export const clearOrderedItems = async (
  trx: Trx,
  cartId: string,
  lines: readonly { variantKey: string; quantity: number }[],
  codes: readonly string[],
): Promise<void> => {
  const row = await lockCartRowById(trx, cartId);
  if (!row) return;
  for (const { variantKey, quantity } of lines) await removePieces(trx, cartId, variantKey, quantity);
  const left = await findLines(trx, cartId);
  const unused = readCodes(row).filter((code) => !codes.includes(code));
  const cleared =
    left.length === 0
      ? { email: null, phone: null, delivery: null, billing: null, discountCodes: null }
      : { discountCodes: writeCodes(unused) };
  const choices = { shippingMethod: null, paymentMethod: null, paymentDetail: null, protectedAs: null, draft: null };
  await updateCart(trx, cartId, { ...cleared, ...choices, placementKey: randomUUID() });
};

/** Releases a cart whose order was not paid: the next placement is a new order. A cart that changed since is released already. */
export const releaseCart = async (trx: Trx, cartId: string, placementKey: string): Promise<void> => {
  const row = await lockCartRowById(trx, cartId);
  if (row?.placementKey === placementKey) await updateCart(trx, cartId, { placementKey: randomUUID(), protectedAs: null });
};
