import { sql } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import type { Cart } from '#shared/contract/cart.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const lost = new Set(['PAYMENT_FAILED', 'CANCELLED']);
const addedTaxes = (taxes: Cart['taxes']): number =>
  sum(taxes.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount.rawValue));

/** What in a cart does not add up. */
export const faultsOfCart = (cart: Cart): string[] => {
  const { items, itemCount, priceTotal, discountValue, shippingCosts, priceWithoutDiscountAndShippingCosts: goods, taxes } = cart;
  const counting = items.filter(({ isPurchasable }) => isPurchasable);
  const total = goods.rawValue - discountValue.rawValue + shippingCosts.rawValue + addedTaxes(taxes);
  return [
    ...items.filter((item) => item.priceTotal.rawValue !== item.pricePerItem.rawValue * item.quantity).map(({ sku }) => `line of ${sku}`),
    ...(itemCount === sum(items.map(({ quantity }) => quantity)) ? [] : [`count ${itemCount}`]),
    ...(goods.rawValue === sum(counting.map((item) => item.priceTotal.rawValue)) ? [] : [`goods ${goods.rawValue}`]),
    ...(priceTotal.rawValue === total && total >= 0 ? [] : [`total ${priceTotal.rawValue} is not ${total}`]),
  ];
};

/** All pieces: on the shelf, and in orders that were not given up. Nothing that buyers do may change it. */
export const countPieces = async (db: Db): Promise<number> => {
  const stock = await db.selectFrom('stock').select('pieces').execute();
  const lines = await db
    .selectFrom('orderLine')
    .innerJoin('order', 'order.orderId', 'orderLine.orderId')
    .select(['orderLine.quantity', 'order.state'])
    .execute();
  return sum(stock.map(({ pieces }) => pieces)) + sum(lines.filter(({ state }) => !lost.has(state)).map(({ quantity }) => quantity));
};

/** What in shelf and orders contradicts itself; `pieces` is `countPieces` at the beginning. */
export const faultsOfHouse = async (db: Db, pieces: number): Promise<string[]> => {
  const negative = await db.selectFrom('stock').select('variantKey').where('pieces', '<', 0).execute();
  const orders = await db.selectFrom('order').selectAll().execute();
  const lines = await db.selectFrom('orderLine').selectAll().execute();
  const attempts = new Set((await db.selectFrom('paymentAttempt').select('orderId').execute()).map(({ orderId }) => orderId));
  const faultsOfOrder = (order: (typeof orders)[number]): string[] => {
    const own = lines.filter(({ orderId }) => orderId === order.orderId);
    const goods = sum(own.map(({ priceTotal }) => priceTotal));
    const total = goods - order.discountValue + order.shippingCosts + addedTaxes(JSON.parse(order.taxes));
    return [
      ...(own.length > 0 ? [] : ['has no lines']),
      ...(goods === order.goods && total === order.total ? [] : [`costs ${order.total}, not ${total}`]),
      ...(order.state === 'PENDING_PAYMENT' && !attempts.has(order.orderId) ? ['waits for a payment that was never begun'] : []),
    ].map((fault) => `order ${order.orderId} ${fault}`);
  };
  const now = await countPieces(db);
  return [
    ...negative.map(({ variantKey }) => `stock of ${variantKey} is negative`),
    ...orders.flatMap(faultsOfOrder),
    ...(now === pieces ? [] : [`${now} pieces of ${pieces}`]),
  ];
};

const tables = ['order', 'orderLine', 'paymentAttempt', 'cartLine', 'wishlistItem', 'contactRequest', 'outbox'] as const;

/** How many rows everything has, and how many pieces lie in carts: a refused call leaves it as it was. */
export const countHouse = async (db: Db): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await db.selectFrom(table).select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow();
    counted[table] = Number(rows);
  }
  counted['pieces in carts'] = sum((await db.selectFrom('cartLine').select('quantity').execute()).map(({ quantity }) => quantity));
  return counted;
};
