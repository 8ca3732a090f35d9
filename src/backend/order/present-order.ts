import 'server-only';
import type { z } from 'zod';
import type { Db } from '#backend/database/database.ts';
import { address } from '#shared/contract/address.ts';
import { cartItem } from '#shared/contract/cart.ts';
import { type Order, order as orderContract } from '#shared/contract/order.ts';
import { findOrderLines } from './order.queries.ts';
import type { OrderLineTable, OrderTable } from './order.table.ts';

const read = <Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> => schema.parse(JSON.parse(json));

const presentItem = (
  { item, pricePerItem, priceTotal, ...line }: OrderLineTable,
  currency: OrderTable['currency'],
): Order['items'][number] => ({
  productKey: line.productKey,
  variantKey: line.variantKey,
  sku: line.sku,
  quantity: line.quantity,
  pricePerItem: { rawValue: pricePerItem, currency },
  priceTotal: { rawValue: priceTotal, currency },
  item: read(cartItem.shape.item, item),
});

/** An order as it was agreed, in the shape of the contract. */
export const presentOrder = async (db: Db, row: OrderTable): Promise<Order> => {
  const lines = await findOrderLines(db, row.orderId);
  const money = (rawValue: number) => ({ rawValue, currency: row.currency });
  return {
    orderId: row.orderId,
    state: row.state,
    placedAt: row.placedAt,
    email: row.email,
    items: lines.map((line) => presentItem(line, row.currency)),
    priceWithoutDiscountAndShippingCosts: money(row.goods),
    discountCode: row.discountCode,
    discountValue: money(row.discountValue),
    shippingCosts: money(row.shippingCosts),
    shippingMethod: row.shippingLabel,
    taxes: read(orderContract.shape.taxes, row.taxes),
    priceTotal: money(row.total),
    deliveryAddress: read(address, row.delivery),
    billingAddress: read(address, row.billing),
    paymentMethod: row.paymentMethod,
  };
};
