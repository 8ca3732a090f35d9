import { expect, test } from 'vitest';
import { stepDrawingIds } from './step-drawing-ids.ts';
import { stepDrawings } from './step-drawings.ts';

test.each(stepDrawingIds)('%s has lines, and each starts within its sheet', (id) => {
  expect(stepDrawings[id].length).toBeGreaterThan(1);
  for (const { path } of stepDrawings[id]) {
    const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(starts.length).toBeGreaterThan(0);
    for (const [x, y] of starts) expect(x >= 0 && x <= 240 && y >= 0 && y <= 160).toBe(true);
  }
});

test('no two steps have the same drawing', () => {
  const drawn = stepDrawingIds.map((id) => stepDrawings[id].map(({ path }) => path).join(' '));
  expect(new Set(drawn).size).toBe(stepDrawingIds.length);
});
