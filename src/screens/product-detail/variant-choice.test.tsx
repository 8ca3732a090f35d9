import { createElement } from 'react';
import { expect, test } from 'vitest';
import { getTranslator } from '#server-components/translator.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { Variant } from '#shared/contract/product.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { VariantChoice } from './variant-choice.tsx';

const t = await getTranslator('de');
const variantOf = (finish: Finish): Variant => ({
  key: `delta-${finish}`,
  sku: `10.60.${finish}`,
  name: finish,
  finish,
  price: { value: '449,00 €', rawValue: 44900, currency: 'EUR', isTaxInPriceIncluded: true, taxRate: 1900, unit: '' },
  availability: { isPurchasable: true, numberOfItemsInStock: 4 },
  importantProperties: [],
  images: [],
});
const chosen = variantOf('anthracite');
const variants = [chosen, variantOf('sand')];
const show = (material: string | null) => htmlOf(createElement(VariantChoice, { path: '/sinks/delta', material, variants, chosen, t }));

test('a finish is shown by a crop of its own material, and by its colour alone where there is no close-up', async () => {
  const crops = (await show('granite')).match(/<img src="[^"]*granite-(?:anthracite|sand)[^"]*"/g);
  expect(crops).toHaveLength(2);
  // React preloads other pictures before the large one.
  expect(await show('granite')).not.toContain('rel="preload"');
  expect(await show('brass')).not.toContain('<img');
  expect(await show(null)).not.toContain('<img');
});
