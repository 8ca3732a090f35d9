import 'client-only';
import { proxy } from 'valtio';
import type { GuaranteedProduct } from '#shared/contract/registered-product.ts';
import { callRest } from './rest.ts';

const answer = async () => (await import('#shared/contract/registered-product.ts')).guaranteedProduct;

/** What is known of the product entered in the registration form so far. */
export const guarantee = proxy<{ product: GuaranteedProduct; isUnknown: boolean }>({ product: null, isUnknown: false });

const typed = { model: '', purchasedOn: '' };
let call = new AbortController();

const look = async (): Promise<void> => {
  call.abort();
  call = new AbortController();
  const { model, purchasedOn } = typed;
  if (model === '') {
    Object.assign(guarantee, { product: null, isUnknown: false });
    return;
  }
  const query = { model, ...(purchasedOn !== '' && { purchasedOn }) };
  try {
    const { product } = await callRest('/api/product/guarantee', { query, answer, signal: call.signal });
    Object.assign(guarantee, { product, isUnknown: product === null });
  } catch {
    // Overtaken by what was typed since, or nobody answers: the form is sent all the same, and the server tells.
  }
};

/** Looks up the entered product, and the end of its guarantee from a purchase date, `2026-11-14`; an empty one is unknown. */
export const fetchGuarantee = (change: Partial<typeof typed>): void => {
  const before = { ...typed };
  Object.assign(typed, change);
  if (before.model !== typed.model || before.purchasedOn !== typed.purchasedOn) void look();
};
