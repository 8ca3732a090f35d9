import { sql } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import type { Cart } from '#shared/contract/cart.ts';
import { order as orderContract } from '#shared/contract/order.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const lost = new Set(['PAYMENT_FAILED', 'CANCELLED']);
const addedTaxes = (taxes: Cart['taxes']): number =>
  sum(taxes.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount.rawValue));

/** What in a cart does not add up. */
export const faultsOfCart = (cart: Cart): string[] => {
  const {
    items,
    itemCount,
    priceTotal,
    discounts,
    discountValue,
    shippingCosts,
    priceWithoutDiscountAndShippingCosts: goods,
    taxes,
  } = cart;
  const counting = items.filter(({ isPurchasable }) => isPurchasable);
  const total = goods.rawValue - discountValue.rawValue + shippingCosts.rawValue + addedTaxes(taxes);
  const ofCodes = sum(discounts.map(({ value }) => value.rawValue));
  return [
    ...items.filter((item) => item.priceTotal.rawValue !== item.pricePerItem.rawValue * item.quantity).map(({ sku }) => `line of ${sku}`),
    ...(itemCount === sum(items.map(({ quantity }) => quantity)) ? [] : [`count ${itemCount}`]),
    ...(goods.rawValue === sum(counting.map((item) => item.priceTotal.rawValue)) ? [] : [`goods ${goods.rawValue}`]),
    ...(discountValue.rawValue === ofCodes ? [] : [`discount ${discountValue.rawValue} is not ${ofCodes}`]),
    ...discounts.filter(({ problem, value }) => (problem === null) !== value.rawValue > 0).map(({ code }) => `code ${code}`),
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

const codesOf = ({ discounts }: { discounts: string }) => orderContract.shape.discounts.parse(JSON.parse(discounts));

/** Codes that were used oftener than they may, or otherwise than their orders say. */
const faultsOfCodes = async (db: Db): Promise<string[]> => {
  const orders = await db.selectFrom('order').select(['state', 'discounts']).where('discounts', '!=', '[]').execute();
  const codes = await db.selectFrom('discount').select(['code', 'uses', 'usageLimit']).execute();
  const used = orders.filter(({ state }) => !lost.has(state)).map((order) => new Set(codesOf(order).map(({ code }) => code)));
  return codes.flatMap(({ code, uses, usageLimit }) => {
    const using = used.filter((own) => own.has(code)).length;
    return uses === using && uses <= (usageLimit ?? uses) ? [] : [`code ${code} has ${uses} uses, ${using} orders use it`];
  });
};

/** What in shelf and orders contradicts itself; `pieces` is `countPieces` at the beginning. */
export const faultsOfTables = async (db: Db, pieces: number): Promise<string[]> => {
  const negative = await db.selectFrom('stock').select('variantKey').where('pieces', '<', 0).execute();
  const orders = await db.selectFrom('order').selectAll().execute();
  // After every call all orders are looked at: what belongs to one is looked up, not searched for.
  const lines = Map.groupBy(await db.selectFrom('orderLine').selectAll().execute(), ({ orderId }) => orderId);
  const attempts = new Set((await db.selectFrom('paymentAttempt').select('orderId').execute()).map(({ orderId }) => orderId));
  const faultsOfOrder = (order: (typeof orders)[number]): string[] => {
    const own = lines.get(order.orderId) ?? [];
    const goods = sum(own.map(({ priceTotal }) => priceTotal));
    const total = goods - order.discountValue + order.shippingCosts + addedTaxes(JSON.parse(order.taxes));
    return [
      ...(own.length > 0 ? [] : ['has no lines']),
      ...(goods === order.goods && total === order.total ? [] : [`costs ${order.total}, not ${total}`]),
      ...(order.discountValue === sum(codesOf(order).map(({ value }) => value.rawValue)) ? [] : ['has a discount of no code']),
      ...(order.state === 'PENDING_PAYMENT' && !attempts.has(order.orderId) ? ['waits for a payment that was never begun'] : []),
    ].map((fault) => `order ${order.orderId} ${fault}`);
  };
  const now = await countPieces(db);
  return [
    ...negative.map(({ variantKey }) => `stock of ${variantKey} is negative`),
    ...orders.flatMap(faultsOfOrder),
    ...(await faultsOfCodes(db)),
    ...(now === pieces ? [] : [`${now} pieces of ${pieces}`]),
  ];
};

const tables = ['order', 'orderLine', 'paymentAttempt', 'cartLine', 'wishlistItem', 'contactRequest', 'outbox'] as const;

/** How many rows everything has, and how many pieces lie in carts: a refused call leaves it as it was. */
export const countRows = async (db: Db): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await db.selectFrom(table).select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow();
    counted[table] = Number(rows);
  }
  counted['pieces in carts'] = sum((await db.selectFrom('cartLine').select('quantity').execute()).map(({ quantity }) => quantity));
  return counted;
};
