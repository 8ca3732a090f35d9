import { expect, test } from 'vitest';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartOf } from '#tests/state/test-browser.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { CartLine } from './cart-line.tsx';

const t = createTranslator('de', await loadMessages('de'));

// An external link, which needs no router.
const url = 'https://www.undula.de/spuelen/lagune-60';

/** Whether the quantity buttons of a line are enabled at a given quantity. */
const steps = async (pieces: number): Promise<boolean[]> => {
  const [item] = cartOf(pieces).items;
  if (!item) throw new Error('The cart is empty');
  const html = await htmlOf(<CartLine item={{ ...item, item: { ...item.item, url } }} locale="de-DE" t={t} />);
  const fieldset = /<fieldset.*?<\/fieldset>/s.exec(html)?.[0] ?? '';
  return [...fieldset.matchAll(/<button[^>]*>/g)].map(
    ([button]) => !button.includes('aria-disabled="true"') && button.includes('type="submit"'),
  );
};

test('K-02 the quantity of a line stays within 1 and 99', async () => {
  expect(maxQuantity).toBe(99);
  expect(await Promise.all([1, 2, 98, 99].map(steps))).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test('the buttons of a line are a group named after the article, so that lines can be told apart', async () => {
  const [item] = cartOf(2).items;
  if (!item) throw new Error('The cart is empty');
  const html = await htmlOf(<CartLine item={{ ...item, item: { ...item.item, url } }} locale="de-DE" t={t} />);
  expect(html).toContain(` aria-label="Stückzahl, ${item.item.name}, ${item.item.variantName}"`);
});
