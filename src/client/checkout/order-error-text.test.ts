import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartOf } from '#tests/state/test-browser.ts';
import { nameSkus, orderErrorText } from './order-error-text.ts';

const t = createTranslator('en', await loadMessages('en'));

test('K-08 a refusal names the articles that sold out: by name while they lie in the cart, by number when they do not', () => {
  const cart = cartOf(1);
  const [line] = cart.items;
  const articles = nameSkus(cart, [line?.sku ?? '', '99.99.9999']);
  expect(articles).toBe(`${line?.item.name}, ${line?.item.variantName}; 99.99.9999`);
  expect(orderErrorText('OutOfStockException', t, articles)).toContain(`Sold out in the meantime: ${articles}.`);
});
