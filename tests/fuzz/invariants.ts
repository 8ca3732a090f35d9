import { sql } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import type { Cart } from '#shared/contract/cart.ts';
import { order as orderContract } from '#shared/contract/order.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const lost = new Set(['PAYMENT_FAILED', 'CANCELLED']);
const addedTaxes = (taxes: Cart['taxes']): number =>
  sum(taxes.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount.rawValue));

/** Inconsistencies in the sums of a cart. */
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

/** All pieces: in stock, and in orders that were not abandoned. No action of buyers may change it. */
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

/** Codes that were used more often than allowed, or inconsistently with their orders. */
const faultsOfCodes = async (db: Db): Promise<string[]> => {
  const orders = await db.selectFrom('order').select(['state', 'discounts']).where('discounts', '!=', '[]').execute();
  const codes = await db.selectFrom('discount').select(['code', 'uses', 'usageLimit']).execute();
  const used = orders.filter(({ state }) => !lost.has(state)).map((order) => new Set(codesOf(order).map(({ code }) => code)));
  return codes.flatMap(({ code, uses, usageLimit }) => {
    const using = used.filter((own) => own.has(code)).length;
    return uses === using && uses <= (usageLimit ?? uses) ? [] : [`code ${code} has ${uses} uses, ${using} orders use it`];
  });
};

/** Inconsistencies between stock and orders; `pieces` is `countPieces` at the beginning. */
export const faultsOfTables = async (db: Db, pieces: number): Promise<string[]> => {
  const negative = await db.selectFrom('stock').select('variantKey').where('pieces', '<', 0).execute();
  const orders = await db.selectFrom('order').selectAll().execute();
  // All orders are checked after every call: their records are grouped once, not searched for each time.
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

/** The number of rows of each table, and of pieces in carts: a rejected call changes nothing. */
export const countRows = async (db: Db): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await db.selectFrom(table).select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow();
    counted[table] = Number(rows);
  }
  counted['pieces in carts'] = sum((await db.selectFrom('cartLine').select('quantity').execute()).map(({ quantity }) => quantity));
  return counted;
};
