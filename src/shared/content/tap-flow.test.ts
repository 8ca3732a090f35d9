import { expect, test } from 'vitest';
import type { TapFacts } from '#shared/catalogue/facts.ts';
import { tapWater } from '#shared/catalogue/tap-water.ts';
import type { FlowLimit } from './country-file.ts';
import { tapWithin } from './tap-flow.ts';

const source = { note: 'law', url: 'https://example.org/', checked: '2026-11-26' };
const limit = (most: number, more: Partial<FlowLimit> = {}): FlowLimit => ({ most, pressure: 30, needsRating: false, source, ...more });
const tap = (more: Partial<TapFacts> = {}): TapFacts => ({ flow: 90, ...more }) as TapFacts;
const wels = { stars: 4, flow: 70, registration: null };

test("Y-12 a tap above the limit is not sold; with a regulator it is, with the regulator's flow", () => {
  expect(tapWithin(tap(), {}, limit(68))).toBeUndefined();
  expect(tapWithin(tap(), { regulated: 75 }, limit(68))).toBeUndefined();
  expect(tapWithin(tap(), { regulated: 68 }, limit(68))?.flow).toBe(68);
});

test('Y-12 a tap below the limit keeps its flow, and every tap does where there is no limit', () => {
  expect(tapWithin(tap(), { regulated: 68 }, limit(90))?.flow).toBe(90);
  expect(tapWithin(tap(), { regulated: 68 }, null)?.flow).toBe(90);
});

test('Y-12 without a regulator the flow grows with the pressure, so the legal pressure counts', () => {
  // 5.9 l at 4.1 bar.
  expect(tapWithin(tap({ flow: 50 }), {}, limit(59, { pressure: 41 }))?.flow).toBe(50);
  expect(tapWithin(tap({ flow: 50 }), {}, limit(58, { pressure: 41 }))).toBeUndefined();
});

test('Y-12 where a rating is required, a tap without one is not sold; elsewhere it is not shown', () => {
  expect(tapWithin(tap(), {}, limit(90, { needsRating: true }))).toBeUndefined();
  expect(tapWithin(tap(), { wels }, limit(90, { needsRating: true }))?.wels).toEqual(wels);
  expect(tapWithin(tap(), { wels }, limit(90))?.wels).toBeUndefined();
  expect(tapWithin(tap(), { wels }, null)?.wels).toBeUndefined();
});

test.each([
  [4, 70, true],
  [4, 60, false],
  [3, 70, false],
  [6, 45, true],
  [1, 170, false],
])('Y-12 %s stars for %s tenths of a litre: %s', (stars, flow, isRight) => {
  expect(tapWater.safeParse({ wels: { stars, flow, registration: null } }).success).toBe(isRight);
});
