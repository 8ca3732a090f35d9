import type { Dealer } from '#shared/contract/dealer.ts';

/** One dealer of each of the towns with the most dealers, sorted by town name in the given language. */
export const pickTowns = (dealers: readonly Dealer[], most: number, language: string): Dealer[] =>
  [...Map.groupBy(dealers, ({ address }) => address.city).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.address.city.localeCompare(other.address.city, language));
