import type { Dealer } from '#shared/contract/dealer.ts';

/** One dealer of each of the towns that have most of them, in the order of the towns' names as a language sorts them. */
export const pickTowns = (dealers: readonly Dealer[], most: number, language: string): Dealer[] =>
  [...Map.groupBy(dealers, ({ address }) => address.city).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.address.city.localeCompare(other.address.city, language));
