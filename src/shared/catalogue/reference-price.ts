/** A price and the moment from which on it counted, until the next one. */
export type PricePeriod = { price: number; effectiveFrom: number };

const window = 30 * 24 * 60 * 60 * 1000;

/**
 * When the reduction began that leads to the last price: the first of an unbroken row of falls, at the earliest when it was announced.
 * A rise in between ends a reduction: what falls after it is a new one.
 */
const startOf = (periods: readonly PricePeriod[], announced: number): number => {
  let start = periods.at(-1)?.effectiveFrom ?? announced;
  for (let index = periods.length - 1; index > 0; index--) {
    const [before, own] = [periods[index - 1], periods[index]];
    if (!before || !own || own.effectiveFrom < announced || own.price >= before.price) break;
    start = own.effectiveFrom;
  }
  return Math.max(start, announced);
};

/** The lowest price that counted at any moment of the 30 days before; undefined where none did. */
const lowestBefore = (periods: readonly PricePeriod[], start: number): number | undefined => {
  const counted = periods.filter(({ effectiveFrom }, index) => {
    const end = periods[index + 1]?.effectiveFrom ?? Number.POSITIVE_INFINITY;
    return effectiveFrom < start && end > start - window;
  });
  return counted.length === 0 ? undefined : Math.min(...counted.map(({ price }) => price));
};

/**
 * What a reduction to the last of these prices must be compared with (Directive 98/6/EC, Article 6a; CJEU C-330/23): the lowest price of
 * the 30 days before it began. The prices come oldest first. Undefined where there is none, or none above the last price: nothing is reduced then.
 */
export const referencePrice = (periods: readonly PricePeriod[], announced: number): number | undefined => {
  const present = periods.at(-1);
  const lowest = lowestBefore(periods, startOf(periods, announced));
  return present && lowest !== undefined && lowest > present.price ? lowest : undefined;
};
