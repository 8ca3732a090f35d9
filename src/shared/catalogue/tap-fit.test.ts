import { expect, test } from 'vitest';
import type { SinkFacts, TapFacts } from './facts.ts';
import { tapServes } from './tap-fit.ts';

const sink = {
  outer: { width: 1000, depth: 500 },
  bowls: [{ width: 400, depth: 400, height: 200, x: -250, y: -20 }],
  tapHoles: [{ diameter: 35, x: -40, y: 210 }],
} as SinkFacts;
const tap = { reach: 220, swivel: 360, tapHole: 35 } as TapFacts;

test('B-04 a tap fits a sink if its spout can be turned over a bowl', () => {
  expect(tapServes(tap, sink)).toBe(true);
});

test('B-04 a short spout, or one that hardly turns, does not reach the bowl', () => {
  expect(tapServes({ ...tap, reach: 40 }, sink)).toBe(false);
  expect(tapServes({ ...tap, swivel: 10 }, sink)).toBe(false);
});

test('B-04 a tap needs a hole that it fits through', () => {
  expect(tapServes(tap, { ...sink, tapHoles: [{ diameter: 28, x: -40, y: 210 }] })).toBe(false);
});

test('B-04 behind a sink without a hole the tap is mounted in the worktop', () => {
  const bowls = [{ width: 400, depth: 400, height: 200, x: 0, y: 0 }];
  expect(tapServes(tap, { ...sink, bowls, tapHoles: [] })).toBe(true);
  expect(tapServes({ ...tap, reach: 120 }, { ...sink, bowls, tapHoles: [] })).toBe(false);
});
