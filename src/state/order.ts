import 'client-only';
import { proxy } from 'valtio';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import { callRest, RestError } from './rest.ts';

const orderAnswer = async () => (await import('#shared/contract/own-order.ts')).ownOrder;

/** The order just placed, for the browser that placed it. ABSENT: none, or another browser's; FAILED: nobody answered. */
export const placed = proxy<{ status: 'PENDING' | 'READY' | 'ABSENT' | 'FAILED'; order: OwnOrder | undefined }>({
  status: 'PENDING',
  order: undefined,
});

/** Loads an order by its id. */
export const loadOrder = async (orderId: string): Promise<void> => {
  placed.status = 'PENDING';
  try {
    placed.order = await callRest(`/orders/${encodeURIComponent(orderId)}`, { answer: orderAnswer });
    placed.status = 'READY';
  } catch (error) {
    placed.order = undefined;
    placed.status = error instanceof RestError && error.problem?.statusCode === 404 ? 'ABSENT' : 'FAILED';
  }
};

// A card's answer is late by seconds, a debit by days: nobody waits that long on a page.
const waits = [2000, 5000, 15_000, 60_000];

/** Looks again at an order whose money is awaited: a few times, ever later, and whenever the visitor comes back to the tab. Returns how to stop. */
export const followOrder = (orderId: string): (() => void) => {
  const leave = new AbortController();
  const look = async (): Promise<void> => {
    try {
      const order = await callRest(`/orders/${encodeURIComponent(orderId)}`, { answer: orderAnswer });
      if (!leave.signal.aborted && placed.order?.orderId === orderId && placed.order.state !== order.state) placed.order = order;
    } catch {
      // What is shown stays.
    }
  };
  const timers = waits.map((wait) => setTimeout(look, wait));
  leave.signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal: leave.signal });
  return () => leave.abort();
};
