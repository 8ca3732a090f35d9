import 'server-only';
import { LRUCache } from 'lru-cache';
import { eachNetwork } from './each-network.ts';
import { createSingleLimit, type Limit, type LimitRule } from './single-limit.ts';

const maxKeys = 50_000;

const createSingle = (name: string, rule: LimitRule): Pick<Limit, 'take'> => {
  const shared = createSingleLimit(name, rule);
  const batch = Math.max(1, Math.floor(rule.points / 10));
  const counts = new LRUCache<string, number>({ max: maxKeys, ttl: rule.seconds * 1000, noUpdateTTL: true });
  return {
    take: async (c, key) => {
      const count = (counts.get(key) ?? 0) + 1;
      if (count < batch) {
        counts.set(key, count);
        return;
      }
      counts.delete(key);
      try {
        await shared.take(c, key, batch);
      } catch (error) {
        // The next call checks again at once: a client over the limit is rejected each time.
        counts.set(key, batch - 1);
        throw error;
      }
    },
  };
};

/**
 * A limit for calls that are cheaper than a database row: each process counts a tenth of it in memory before it writes that to the
 * database for all. Most visitors never get that far and cost nothing. The price: a client may exceed the limit by a tenth for each
 * process.
 */
export const createBatchedLimit = (name: string, rule: LimitRule): Pick<Limit, 'take'> => {
  const limitsOf = eachNetwork(name, rule, createSingle);
  return {
    take: async (c, key) => {
      for (const [limit, each] of limitsOf(key)) await limit.take(c, each);
    },
  };
};
