import 'client-only';
import { proxy } from 'valtio';
import type { Order } from '#shared/contract/order.ts';
import { callRest } from './rest.ts';

const orderAnswer = async () => (await import('#shared/contract/order.ts')).order;

/** The order just placed, for the browser that placed it. ABSENT: none, or another browser's. */
export const placed = proxy<{ status: 'PENDING' | 'READY' | 'ABSENT'; order: Order | undefined }>({ status: 'PENDING', order: undefined });

/** Loads an order by its id. */
export const loadOrder = async (orderId: string): Promise<void> => {
  placed.status = 'PENDING';
  try {
    placed.order = await callRest(`/orders/${encodeURIComponent(orderId)}`, { answer: orderAnswer });
    placed.status = 'READY';
  } catch {
    placed.order = undefined;
    placed.status = 'ABSENT';
  }
};
