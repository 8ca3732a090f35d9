import { expect, test } from 'vitest';
import { type PricePeriod, referencePrice } from './reference-price.ts';

const day = 24 * 60 * 60 * 1000;
const announced = Date.parse('2026-11-02');
/** Prices by their first day relative to the announcement (negative: before). */
const asked = (...prices: [day: number, price: number][]): PricePeriod[] =>
  prices.map(([days, price]) => ({ price, effectiveFrom: announced + days * day }));

test.each<[string, PricePeriod[], number | undefined]>([
  ['the price before, where it never changed', asked([-200, 449], [0, 399]), 449],
  ['the lowest of the 30 days, not the last one before', asked([-200, 449], [-20, 419], [-10, 449], [0, 399]), 419],
  ['no price that ended exactly 30 days before', asked([-200, 379], [-30, 449], [0, 399]), 449],
  ['a price that ended a moment later', [...asked([-200, 409]), ...asked([-30 + 1 / day, 449], [0, 399])], 409],
  ['the lowest of what there is, where the history is shorter', asked([-7, 429], [-3, 449], [0, 399]), 429],
  ['nothing, where there is no history', asked([0, 399]), undefined],
  ['nothing, where nothing is known at all', [], undefined],
  ['nothing, where the price was as low within the 30 days', asked([-200, 399], [-20, 449], [0, 399]), undefined],
  ['nothing, where it was lower', asked([-200, 379], [-5, 449], [0, 399]), undefined],
  ['nothing, where the price only rose', asked([-200, 349], [0, 399]), undefined],
  ['the price before the first of several falls in a row', asked([-200, 449], [0, 399], [20, 369], [60, 349]), 449],
  [
    'nothing after a rise in between: the lower price had been asked just before',
    asked([-200, 449], [0, 399], [10, 449], [12, 399]),
    undefined,
  ],
  ['the low price, where it is reduced further after a rise in between', asked([-200, 449], [0, 399], [10, 449], [12, 379]), 399],
  ['the higher price, once it has been asked for 30 days', asked([-200, 449], [0, 399], [10, 459], [40, 399]), 459],
  ['nothing, once the reduction was taken back', asked([-200, 449], [0, 399], [10, 449]), undefined],
  ['nothing, where it fell silently before the announcement', asked([-200, 449], [-2, 399]), undefined],
])('Y-04 a reduction is compared with %s', (_, periods, reference) => {
  expect(referencePrice(periods, announced)).toBe(reference);
});
