import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import { findCode, invalidCodesError } from '#backend/discount/discount.ts';
import { findDropPoint } from '#backend/drop-point/drop-point.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { normalizePhone } from '#backend/phone/phone.ts';
import { cleanCode } from '#shared/cleaning/clean-code.ts';
import type { Address } from '#shared/contract/address.ts';
import type { Delivery } from '#shared/contract/cart-calls.ts';
import type { Site } from '#shared/country/site.ts';
import type { CartTable } from './cart.table.ts';
import { type ChangedCart, changeCart } from './carts.ts';
import { requireDeliverable, requireValidAddress } from './check-delivery.ts';
import { maxCodes, readCodes, writeCodes } from './discount-codes.ts';
import { presentCart } from './present-cart.ts';

/** The error for a choice that is not offered. */
export const invalidChoiceError = (field: string): DomainError =>
  new DomainError('ValidationException', 400, { fields: [{ field, messageKey: 'general.validation.notValid' }] }, `Not valid: ${field}`);

/** The shipping method and, where it delivers to one, the drop point; both must be the country's. */
export const readShipping = async (site: Site, shippingMethod: string, dropPoint: string | undefined): Promise<Partial<CartTable>> => {
  const method = getCountry(site.country).shipping.find(({ name }) => name === shippingMethod);
  if (!method) throw invalidChoiceError('shippingMethod');
  if (!method.endsAtDropPoint || !dropPoint) return { shippingMethod };
  if (!(await findDropPoint(site, dropPoint, ''))) throw invalidChoiceError('dropPoint');
  return { shippingMethod, dropPoint };
};

/** Saves the buyer and the delivery address. Rejects fields that break the country's rules. */
export const setDelivery = (site: Site, token: string | undefined, body: Delivery): Promise<ChangedCart> =>
  changeCart(site, token, async () => {
    requireDeliverable(site.country, body);
    const { email, phone, delivery, billing } = body;
    return {
      email,
      phone: normalizePhone(site.country, phone),
      delivery: JSON.stringify(delivery),
      billing: billing ? JSON.stringify(billing) : null,
    };
  });

/** Saves a billing address; with `resetDelivery` the delivery address is cleared. Rejects fields that break the country's rules. */
export const setBilling = (site: Site, token: string | undefined, billing: Address, resetDelivery: boolean): Promise<ChangedCart> =>
  changeCart(site, token, async () => {
    requireValidAddress(billing);
    return { billing: JSON.stringify(billing), ...(resetDelivery && { delivery: null }) };
  });

/** Saves the shipping method; the country must offer it. */
export const setShipping = (
  site: Site,
  token: string | undefined,
  { shippingMethod, dropPoint }: { shippingMethod: string; dropPoint?: string | undefined },
): Promise<ChangedCart> => changeCart(site, token, () => readShipping(site, shippingMethod, dropPoint));

/**
 * Redeems a discount code in addition to earlier ones. Rejects by name a code that does not count here and now; a code that only has
 * nothing left to take off is accepted.
 */
export const addDiscount = (site: Site, token: string | undefined, typed: string): Promise<ChangedCart> =>
  changeCart(site, token, async (trx, row) => {
    const code = await findCode(trx, typed);
    const codes = [...new Set([...readCodes(row), code])];
    if (codes.length > maxCodes) throw invalidChoiceError('discountCode');
    const discountCodes = writeCodes(codes);
    const { discounts } = await presentCart(trx, site, { ...row, discountCodes }, token);
    const problem = discounts.find((one) => one.code === code)?.problem;
    if (problem && problem.reason !== 'needless') throw invalidCodesError([problem], 400);
    return { discountCodes };
  });

/** Removes a discount code; others stay. */
export const removeDiscount = (site: Site, token: string | undefined, typed: string): Promise<ChangedCart> =>
  changeCart(site, token, async (_trx, row) => ({
    discountCodes: writeCodes(readCodes(row).filter((code) => cleanCode(code) !== cleanCode(typed))),
  }));
