import 'server-only';
import { addToCart, getCart } from '#backend/cart/cart.ts';
import { readStock } from '#backend/catalogue/catalogue.ts';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { findOrder, linesOfOrder, type OrderLineTable, type OrderTable } from '#backend/order/order.ts';
import { keyOfConsumer } from '#backend/rest/rest.ts';
import type { Reordered } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';

/** An order of an account; throws OrderNotFoundException for anyone else's. */
export const getOwnOrder = async (consumerId: string, orderId: string): Promise<OrderTable> => {
  const row = await findOrder(database, orderId);
  if (row?.consumerId === consumerId) return row;
  throw new DomainError('OrderNotFoundException', 404, {}, 'This account has no such order');
};

/** Whether the pieces were added to the cart. */
const isAdded = async (site: Site, key: string, { productKey, variantKey }: OrderLineTable, quantity: number): Promise<boolean> => {
  try {
    await addToCart(site, key, { productKey, variantKey, quantity });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.statusCode < 500) return false;
    throw error;
  }
};

/**
 * Adds the articles of an order to the account's cart again, as many as are in stock. Returns the cart and the SKUs that are no longer
 * sold, or not in that quantity.
 */
export const reorder = async (site: Site, consumerId: string, orderId: string): Promise<Reordered> => {
  const key = keyOfConsumer(consumerId);
  const lines = await linesOfOrder(database, (await getOwnOrder(consumerId, orderId)).orderId);
  const stock = await readStock(
    database,
    lines.map(({ variantKey }) => variantKey),
  );
  const missing: string[] = [];
  for (const line of lines) {
    const pieces = Math.min(line.quantity, stock.get(line.variantKey) ?? 0);
    const isThere = pieces > 0 && (await isAdded(site, key, line, pieces));
    if (!isThere || pieces < line.quantity) missing.push(line.sku);
  }
  return { orderId, cart: await getCart(site, key), missing };
};
