import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountsOf, shippingCostsOf, type TotalsInput, totalsOf } from './totals.ts';

const included = (rate: number) => ({ isIncluded: true, label: 'MwSt.', rate });
const onTop = (rate: number) => ({ isIncluded: false, label: 'Sales tax', rate });
const shipping = { costs: 990, freeFrom: 15_000 };

const amount = fc.integer({ min: 0, max: 99 * 20_000_000 });
const input: fc.Arbitrary<TotalsInput> = fc.record({
  goods: fc.array(amount, { maxLength: 100 }),
  discounts: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ kind: fc.constant('freeShipping' as const), value: fc.constant(0) }),
    ),
    { maxLength: 5 },
  ),
  shipping: fc.record({ costs: fc.integer({ min: 0, max: 1_000_000 }), freeFrom: fc.option(fc.integer({ min: 1, max: 1_000_000 })) }),
  taxes: fc
    .tuple(fc.boolean(), fc.array(fc.integer({ min: 0, max: 1_500_000 }), { minLength: 1, maxLength: 2 }))
    .map(([isIncluded, rates]) => rates.map((rate) => ({ isIncluded, label: 'tax', rate: rate / 1000 }))),
});

describe('K-02 totals', () => {
  test('every sum is a whole number, never negative, and they add up exactly', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const { goods, discounts, discountValue, shippingCosts, taxes, total } = totalsOf(cart);
        const onTopOfIt = taxes.filter(({ isIncluded }) => !isIncluded).reduce((sum, line) => sum + line.amount, 0);
        for (const value of [goods, ...discounts, discountValue, shippingCosts, total, ...taxes.map((line) => line.amount)]) {
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        }
        expect(goods).toBe(cart.goods.reduce((sum, line) => sum + line, 0));
        expect(discountValue).toBe(discounts.reduce((sum, value) => sum + value, 0));
        expect(discountValue).toBeLessThanOrEqual(goods + shippingCosts);
        expect(total).toBe(goods - discountValue + shippingCosts + onTopOfIt);
      }),
    );
  });

  test('the tax is never more than half a unit away from the exact share', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const { goods, discountValue, shippingCosts, taxes } = totalsOf(cart);
        const sum = BigInt(goods - discountValue + shippingCosts);
        const all = taxes.reduce((rates, { rate }) => rates + Math.round(rate * 1000), 0);
        for (const { amount: tax, rate, isIncluded } of taxes) {
          const whole = BigInt(isIncluded ? 10_000_000 + all : 10_000_000);
          const miss = BigInt(tax) * whole - sum * BigInt(Math.round(rate * 1000));
          expect(miss * 2n <= whole && miss * 2n > -whole).toBe(true);
        }
      }),
    );
  });

  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(input, (cart) => {
        expect(totalsOf({ ...cart, goods: cart.goods.toReversed() })).toEqual(totalsOf(cart));
      }),
    );
  });

  test('several codes: the order of redemption changes no sum, and no code takes off what another has', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const { total, taxes } = totalsOf(cart);
        expect(totalsOf({ ...cart, discounts: cart.discounts.toReversed() })).toMatchObject({ total, taxes });
      }),
    );
  });

  test('percentages come first, each of all goods; then amounts; free shipping takes off the shipping costs once', () => {
    const free = { kind: 'freeShipping', value: 0 } as const;
    const rules = [
      { kind: 'amount', value: 5000 },
      { kind: 'percentage', value: 2500 },
      free,
      { kind: 'percentage', value: 5000 },
      { ...free },
    ] as const;
    expect(discountsOf(10_000, 990, rules)).toEqual([2500, 2500, 990, 5000, 0]);
  });

  test('Germany: a sink, a tap and a code of 10 %', () => {
    const totals = totalsOf({
      goods: [44_900, 27_900],
      discounts: [{ kind: 'percentage', value: 1000 }],
      shipping,
      taxes: [included(1900)],
    });
    expect(totals).toEqual({
      goods: 72_800,
      discounts: [7280],
      discountValue: 7280,
      shippingCosts: 0,
      taxes: [{ isIncluded: true, label: 'MwSt.', rate: 1900, amount: 10_461 }],
      total: 65_520,
    });
  });

  test('Québec: GST and QST each of the same sum, each rounded by itself', () => {
    const totals = totalsOf({
      goods: [54_895],
      discounts: [],
      shipping: { costs: 0, freeFrom: null },
      taxes: [
        { isIncluded: false, label: 'GST', rate: 500 },
        { isIncluded: false, label: 'QST', rate: 997.5 },
      ],
    });
    // 27.4475 and 54.757763 dollars.
    expect(totals).toMatchObject({ taxes: [{ amount: 2745 }, { amount: 5476 }], total: 54_895 + 2745 + 5476 });
  });

  test('California: the tax comes on top of goods and shipping', () => {
    const totals = totalsOf({ goods: [38_900], discounts: [], shipping: { costs: 2500, freeFrom: null }, taxes: [onTop(875)] });
    expect(totals).toMatchObject({ taxes: [{ amount: 3623 }], total: 38_900 + 2500 + 3623 });
  });

  test('rounds half up', () => {
    expect(discountsOf(5, 0, [{ kind: 'percentage', value: 1000 }])).toEqual([1]);
    expect(discountsOf(4, 0, [{ kind: 'percentage', value: 1000 }])).toEqual([0]);
    expect(totalsOf({ goods: [10], discounts: [], shipping: { costs: 0, freeFrom: null }, taxes: [onTop(500)] }).total).toBe(11);
  });

  test('Oregon: no tax, no tax line', () => {
    expect(totalsOf({ goods: [100], discounts: [], shipping: { costs: 0, freeFrom: null }, taxes: [onTop(0)] })).toMatchObject({
      taxes: [],
      total: 100,
    });
  });

  test('an amount never takes off more than the goods; an empty cart costs nothing', () => {
    expect(discountsOf(500, 0, [{ kind: 'amount', value: 1000 }])).toEqual([500]);
    expect(totalsOf({ goods: [], discounts: [{ kind: 'amount', value: 1000 }], shipping, taxes: [included(1900)] })).toMatchObject({
      total: 0,
      shippingCosts: 0,
    });
  });

  test('O-06 shipping is free from the goods value that the country names', () => {
    expect(shippingCostsOf(14_999, shipping)).toBe(990);
    expect(shippingCostsOf(15_000, shipping)).toBe(0);
    expect(shippingCostsOf(15_000, { costs: 990, freeFrom: null })).toBe(990);
  });
});
