import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartOf } from '#tests/state/test-browser.ts';
import { nameSkus, orderErrorText } from './order-error-text.ts';

const t = createTranslator('en', await loadMessages('en'));

test('K-08 the error names the sold-out articles: by name while they are in the cart, by number otherwise', () => {
  const cart = cartOf(1);
  const [line] = cart.items;
  const articles = nameSkus(cart, [line?.sku ?? '', '99.99.9999']);
  expect(articles).toBe(`${line?.item.name}, ${line?.item.variantName}; 99.99.9999`);
  expect(orderErrorText('OutOfStockException', t, articles)).toContain(`Sold out in the meantime: ${articles}.`);
});
