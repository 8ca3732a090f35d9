/** A price and the moment from which it applied, until the next one. */
export type PricePeriod = { price: number; effectiveFrom: number };

const window = 30 * 24 * 60 * 60 * 1000;

/**
 * When the reduction to the last price began: the first of an unbroken series of reductions, at the earliest when it was announced. An
 * increase in between ends a reduction: a later fall starts a new one.
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

/** The lowest price that applied at any moment of the 30 days before; undefined if there was none. */
const lowestBefore = (periods: readonly PricePeriod[], start: number): number | undefined => {
  const counted = periods.filter(({ effectiveFrom }, index) => {
    const end = periods[index + 1]?.effectiveFrom ?? Number.POSITIVE_INFINITY;
    return effectiveFrom < start && end > start - window;
  });
  return counted.length === 0 ? undefined : Math.min(...counted.map(({ price }) => price));
};

/**
 * The legal reference for a reduction to the last of these prices (Directive 98/6/EC, Article 6a; CJEU C-330/23): the lowest price of the
 * 30 days before it began. The prices come oldest first. Undefined if there is none, or none above the last price: then nothing is
 * reduced.
 */
export const referencePrice = (periods: readonly PricePeriod[], announced: number): number | undefined => {
  const present = periods.at(-1);
  const lowest = lowestBefore(periods, startOf(periods, announced));
  return present && lowest !== undefined && lowest > present.price ? lowest : undefined;
};
