import 'server-only';
import { networkShares, networksOf } from '#shared/network/network-of.ts';
import type { LimitRule } from './single-limit.ts';

/**
 * Creates a limit for each size of network, and returns what finds those that a key counts at, with its key there. A key is a network, an
 * account and a network with a space between, or any other name, which counts once. Whoever has many networks has no more tries in each.
 */
export const eachNetwork = <One>(
  name: string,
  { points, seconds }: LimitRule,
  create: (name: string, rule: LimitRule) => One,
): ((key: string) => [[One, string], ...[One, string][]]) => {
  const [own, ...around] = networkShares.map((share) =>
    create(share === 1 ? name : `${name}-${share}`, { points: points * share, seconds }),
  ) as [One, ...One[]];
  return (key) => {
    const start = key.lastIndexOf(' ') + 1;
    const [network, ...wider] = networksOf(key.slice(start));
    const keyOf = (of: string): string => key.slice(0, start) + of;
    return [[own, keyOf(network)], ...wider.map((each, index): [One, string] => [around[index] ?? own, keyOf(each)])];
  };
};
