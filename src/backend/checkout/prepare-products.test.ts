import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { twoPersonLiftGrams } from './prepare-products.ts';

const read = (product: string, file: string) => JSON.parse(readFileSync(`content/catalogue/${product}/${file}.json`, 'utf8'));
const sinks = readdirSync('content/catalogue').filter((product) => read(product, 'product').facts.kind === 'sink');

test('Y-13 after an order, two people are asked to lift exactly the products that say they need two people', () => {
  const expected = sinks.filter((product) => /zu zweit/i.test(JSON.stringify(read(product, 'de').warnings ?? [])));
  expect(sinks.filter((product) => read(product, 'product').facts.weight >= twoPersonLiftGrams)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});
