import 'server-only';
import { categoriesOf } from '#backend/catalogue/catalogue.ts';
import { getCountry } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { invoiceDocumentsOf } from '#backend/invoice/invoice.ts';
import { taxReasonOf } from '#shared/content/tax-reason.ts';
import { billedAddress } from '#shared/contract/address.ts';
import { cartItem } from '#shared/contract/cart.ts';
import { dropPointLocation } from '#shared/contract/drop-point.ts';
import { type Order, order as orderContract, tracking } from '#shared/contract/order.ts';
import type { z } from '#shared/contract/zod.ts';
import { findHistory, findOrderLines } from './order.queries.ts';
import type { OrderLineTable, OrderTable } from './order.table.ts';

const read = <Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> => schema.parse(JSON.parse(json));

const presentCategories = (variantKey: string): Pick<Order['items'][number], 'categories'> => {
  const categories = categoriesOf(variantKey);
  return categories ? { categories } : {};
};

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
  ...presentCategories(line.variantKey),
});

// The free-shipping threshold of that day is not stored with an order, so it is not mentioned.
const reasonsOf = (row: OrderTable, pieces: number): Order['reasons'] => ({
  pieces,
  shipping: null,
  tax: {
    ...taxReasonOf(getCountry(row.country), read(billedAddress, row.delivery), row.language),
    base: { rawValue: row.goods - row.discountValue + row.shippingCosts, currency: row.currency },
  },
});

/** An order as it was agreed, in the form of the contract. */
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
    discounts: read(orderContract.shape.discounts, row.discounts),
    discountValue: money(row.discountValue),
    shippingCosts: money(row.shippingCosts),
    shippingMethod: row.shippingLabel,
    dropPoint: row.dropPoint === null ? null : read(dropPointLocation, row.dropPoint),
    taxes: read(orderContract.shape.taxes, row.taxes),
    priceTotal: money(row.total),
    reasons: reasonsOf(
      row,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    deliveryAddress: read(billedAddress, row.delivery),
    billingAddress: read(billedAddress, row.billing),
    paymentMethod: row.paymentMethod,
    history: (await findHistory(db, row.orderId)).map(({ state, at }) => ({ state, at })),
    papers: await invoiceDocumentsOf(db, row.orderId),
    tracking: row.tracking === null ? null : read(tracking, row.tracking),
  };
};
