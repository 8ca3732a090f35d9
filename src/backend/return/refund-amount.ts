import 'server-only';
import type { Order } from '#shared/contract/order.ts';
import type { ReturnKind } from '#shared/contract/return.ts';
import { shareOf } from '#shared/money/share-of.ts';

type Pieces = ReadonlyMap<number, number>;
type Given = {
  order: Pick<Order, 'items' | 'taxes' | 'shippingCosts' | 'priceTotal' | 'discounts'>;
  /** Pieces by the position of their line: those returned now, and those returned before. */
  pieces: Pieces;
  before: Pieces;
  kind: ReturnKind;
  /** The refunds of earlier returns, in minor units. */
  refunded: number;
};

/**
 * The refund for some pieces, in minor units: their share of all that was paid for goods, discount and tax included. When nothing of the
 * order is left, the rest to the last cent; a withdrawal from all of it also refunds the shipping costs (Directive 2011/83/EU, Art. 13).
 */
export const refundAmount = ({ order, pieces, before, kind, refunded }: Given): number => {
  const total = order.priceTotal.rawValue;
  const onTop = order.taxes.filter(({ isIncluded }) => !isIncluded).reduce((sum, { amount }) => sum + amount.rawValue, 0);
  const waived = order.discounts.reduce((sum, { kind, value }) => sum + (kind === 'freeShipping' ? value.rawValue : 0), 0);
  const shipping = shareOf(order.shippingCosts.rawValue - waived, total, total - onTop);
  const forGoods = total - shipping;
  const of = (chosen: Pieces): number =>
    order.items.reduce((sum, { pricePerItem }, index) => sum + pricePerItem.rawValue * (chosen.get(index + 1) ?? 0), 0);
  const all = order.items.reduce((sum, { pricePerItem, quantity }) => sum + pricePerItem.rawValue * quantity, 0);
  const isWholeOrder = of(pieces) + of(before) >= all;
  const most = (kind === 'withdrawal' && isWholeOrder ? total : forGoods) - refunded;
  return Math.max(0, isWholeOrder ? most : Math.min(most, shareOf(forGoods, of(pieces), all)));
};
