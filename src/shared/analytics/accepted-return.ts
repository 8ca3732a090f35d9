import type { ListedReturn, ReturnState } from '#shared/contract/return.ts';
import type { AcceptedReturn } from './page-facts.ts';

// A withdrawal is accepted when it is declared; a voluntary return, when the shop approves it.
const accepted: readonly ReturnState[] = ['APPROVED', 'RECEIVED', 'REFUNDED'];

type Return = Pick<ListedReturn, 'returnId' | 'state' | 'refund' | 'items'> & { orderId: string };

/** The analytics data of a return; undefined before it is accepted, and when it is declined or closed. */
export const acceptedReturnOf = ({ returnId, orderId, state, refund, items }: Return): AcceptedReturn | undefined => {
  if (!accepted.includes(state)) return undefined;
  const named = items.map(({ sku, quantity, priceTotal, item }) => ({
    sku,
    name: item.name,
    variantName: item.variantName,
    quantity,
    priceTotal,
  }));
  return { returnId, orderId, refund, items: named };
};
