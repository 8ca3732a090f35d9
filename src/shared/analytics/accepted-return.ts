import type { ListedReturn, ReturnState } from '#shared/contract/return.ts';
import type { AcceptedReturn } from './page-facts.ts';

// A withdrawal is accepted when it is declared; what comes back of goodwill, when the shop agrees.
const accepted: readonly ReturnState[] = ['APPROVED', 'RECEIVED', 'REFUNDED'];

type Return = Pick<ListedReturn, 'returnId' | 'state' | 'refund' | 'items'> & { orderId: string };

/** What analytics is told of a return: nothing before it is accepted, nor when it is refused or closed. */
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
