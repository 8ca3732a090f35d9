import { expect, test } from 'vitest';
import aims from './aims.json' with { type: 'json' };
import { describeAims, isReached } from './aims.ts';

test('each aim has either an upper or a lower bound', () => {
  const unclear = Object.entries(aims).filter(([, aim]) => 'most' in aim === 'least' in aim);
  expect(unclear).toEqual([]);
});

test('an aim is met at its bound, and missed beyond it', () => {
  const { most } = aims.missOfNext;
  expect([isReached('missOfNext', most), isReached('missOfNext', most + 0.01)]).toEqual([true, false]);
  const { least } = aims.performance;
  expect([isReached('performance', least), isReached('performance', least - 1)]).toEqual([true, false]);
});

test('B-16 the list page, its bytes, its scripts and the growth of the catalogue have a row each, measured or not', () => {
  const rows = describeAims({ missOfNext: 0.456, performance: 10, growth: Number.NaN }).split('\n');
  expect(rows).toHaveLength(2 + Object.keys(aims).length);
  expect(rows.find((row) => row.includes(aims.missOfNext.row))).toBe(
    `| ${aims.missOfNext.row} | 0.46 × | at most ${aims.missOfNext.most} × | yes |`,
  );
  expect(rows.find((row) => row.includes(aims.performance.row))).toBe(
    `| ${aims.performance.row} | 10 | at least ${aims.performance.least} | no |`,
  );
  for (const id of ['listSent', 'scriptIdle', 'growth'] as const) {
    expect(rows.find((row) => row.includes(aims[id].row))).toContain('| not measured |');
  }
});
