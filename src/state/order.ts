import 'client-only';
import { proxy } from 'valtio';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import { callRest, RestError } from './rest.ts';

const loadOrderSchema = async () => (await import('#shared/contract/own-order.ts')).ownOrder;

/** The order just placed, for the browser that placed it. ABSENT: none, or another browser's; FAILED: no answer. */
export const placedOrder = proxy<{ status: 'PENDING' | 'READY' | 'ABSENT' | 'FAILED'; order: OwnOrder | undefined }>({
  status: 'PENDING',
  order: undefined,
});

/** Loads an order by its id. */
export const loadOrder = async (orderId: string): Promise<void> => {
  placedOrder.status = 'PENDING';
  try {
    placedOrder.order = await callRest(`/orders/${encodeURIComponent(orderId)}`, { answer: loadOrderSchema });
    placedOrder.status = 'READY';
  } catch (error) {
    placedOrder.order = undefined;
    placedOrder.status = error instanceof RestError && error.problem?.statusCode === 404 ? 'ABSENT' : 'FAILED';
  }
};

// A card payment is confirmed within seconds, a debit within days: nobody waits that long on a page.
const delays = [2000, 5000, 15_000, 60_000];

/** Polls an order with a pending payment: a few times, at growing intervals, and whenever the tab is shown again. Returns a cleanup function. */
export const pollOrder = (orderId: string): (() => void) => {
  const controller = new AbortController();
  const poll = async (): Promise<void> => {
    try {
      const order = await callRest(`/orders/${encodeURIComponent(orderId)}`, { answer: loadOrderSchema });
      if (!controller.signal.aborted && placedOrder.order?.orderId === orderId && placedOrder.order.state !== order.state)
        placedOrder.order = order;
    } catch {
      // What is shown stays.
    }
  };
  const timers = delays.map((wait) => setTimeout(poll, wait));
  controller.signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && poll(), { signal: controller.signal });
  return () => controller.abort();
};
