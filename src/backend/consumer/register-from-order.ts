import 'server-only';
import { findCart } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { findOrder } from '#backend/order/order.ts';
import type { FromOrder } from '#shared/contract/account.ts';
import { address } from '#shared/contract/address.ts';
import type { Site } from '#shared/country/site.ts';
import { type RegisterOptions, register } from './register.ts';

/**
 * Registers an account with the address and names of an order, for the browser that placed it (U-07). The order becomes the account's once
 * its mailbox is verified; the caller does not learn whether the address had an account already.
 */
export const registerFromOrder = async (
  site: Site,
  key: string | undefined,
  { orderId, password, consentsModel }: FromOrder,
  options: Omit<RegisterOptions, 'orderId'>,
): Promise<void> => {
  const order = await findOrder(database, orderId);
  const cart = key === undefined ? undefined : await findCart(database, key);
  if (!order || order.cartId !== cart?.cartId)
    throw new DomainError('OrderNotFoundException', 404, {}, 'This browser has placed no such order');
  const { salutation, firstName, lastName } = address.parse(JSON.parse(order.billing));
  const person = { customerType: 'Private' as const, salutation, firstName, lastName, phone: order.phone, company: '', taxNumber: '' };
  await register(site, { ...person, email: order.email, password, consentsModel }, { ...options, orderId });
};
