import 'server-only';
import { eachNetwork } from './each-network.ts';
import { createSingleLimit, type Limit, type LimitOptions, type LimitRule } from './single-limit.ts';

/**
 * A limit that all processes share and that survives a restart: it is counted in the shop's database, under `name`. A client over it is
 * rejected from memory, so a flood of rejected calls writes nothing. Where a key is or ends in an IPv6 network, the networks around it are
 * limited, too.
 */
export const createLimit = (name: string, rule: LimitRule, options: LimitOptions = {}): Limit => {
  const limitsOf = eachNetwork(name, rule, (of, shared) => createSingleLimit(of, shared, options));
  return {
    take: async (c, key, times) => {
      for (const [limit, each] of limitsOf(key)) await limit.take(c, each, times);
    },
    allows: async (key) => {
      for (const [limit, each] of limitsOf(key)) if (!(await limit.allows(each))) return false;
      return true;
    },
    release: async (key) => {
      for (const [limit, each] of limitsOf(key)) await limit.release(each);
    },
    reset: async (key) => {
      const [[own, ownKey], ...around] = limitsOf(key);
      await own.reset(ownKey);
      // Others may have failed there: only this try is forgiven.
      for (const [limit, each] of around) await limit.release(each);
    },
  };
};
