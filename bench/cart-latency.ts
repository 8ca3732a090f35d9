import { startShop } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { fillCarts, type Item } from './shoppers.ts';
import { percentile } from './statistics.ts';

/**
 * The performance of POST /carts/add: milliseconds, calls per second, and `cost`, the shop's CPU time per call in milliseconds;
 * PostgreSQL's own is not included.
 */
export type Latency = { calls: number; p50: number; p99: number; perSecond: number; cost: number };

const shoppers = 8;

/** Measures POST /carts/add while eight shoppers fill carts, on the database of the given environment. */
export const measureCarts = async (env: Record<string, string>, item: Item, carts = 25): Promise<Latency> => {
  const running = await startShop(env);
  try {
    await fillCarts(running.port, 5, item);
    const [start, used] = [performance.now(), processorTime(running.pid)];
    const times = (await Promise.all(Array.from({ length: shoppers }, () => fillCarts(running.port, carts, item)))).flat();
    const seconds = (performance.now() - start) / 1000;
    const cost = (processorTime(running.pid) - used) / 1000 / times.length;
    return { calls: times.length, cost, p50: percentile(times, 0.5), p99: percentile(times, 0.99), perSecond: times.length / seconds };
  } finally {
    await running.stop();
  }
};
