import { expect, test } from 'vitest';
import { isRun, readRequirements, readTitles } from './spec.ts';

test('a requirement is a row of its table', () => {
  expect(readRequirements('| id | must |\n|---|---|\n| C-01 | Twenty countries |\n| E-dealer | Zoom |')).toEqual([
    { id: 'C-01', must: 'Twenty countries' },
    { id: 'E-dealer', must: 'Zoom' },
  ]);
});

test.each([
  ["test('K-04 O-03 an order', async () => {})", ['K-04', 'O-03']],
  ["test.each([1, 2])('C-05 %s moves', () => {})", ['C-05']],
  ["describeEachDatabase('K-08 the last one', () => {})", ['K-08']],
  ['test(`R-02 an address`, () => {})', ['R-02']],
  ["test.skip('K-04 some day', () => {})", []],
  ["test.fixme('K-04 some day', () => {})", []],
  ["contest('K-04 no test')", []],
  [`["test('K-04 what a test says of titles', () => {})"]`, []],
])('a title names its requirements: %s', (source, ids) => {
  expect(readTitles(source).flatMap((title) => title.ids)).toEqual(ids);
});

test.each([
  ['src/shared/money/money.test.ts', true],
  ['src/server-components/head/head.test.tsx', true],
  ['stories/all.test.ts', true],
  ['tests/fuzz/rest-fuzz.test.ts', true],
  ['tests/http-server/pages.endurance.test.ts', true],
  ['tests/journeys/cart.spec.ts', true],
  ['accessibility/screens.spec.ts', true],
  ['visual/screens.spec.ts', true],
  ['tests/cross-browser/browsers.spec.ts', false],
  ['imagery/models.test.ts', false],
])('%s is run by npm test: %s', (file, runs) => {
  expect(isRun(file)).toBe(runs);
});
