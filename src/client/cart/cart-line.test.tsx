import { expect, test } from 'vitest';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartOf } from '#tests/state/test-browser.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { CartLine } from './cart-line.tsx';

const t = createTranslator('de', await loadMessages('de'));

// Of another origin: only such a link needs no router around it.
const url = 'https://www.undula.de/spuelen/lagune-60';

/** Whether less and more can be pressed on a line of so many pieces. */
const steps = async (pieces: number): Promise<boolean[]> => {
  const [item] = cartOf(pieces).items;
  if (!item) throw new Error('The cart is empty');
  const html = await htmlOf(<CartLine item={{ ...item, item: { ...item.item, url } }} locale="de-DE" t={t} />);
  const fieldset = /<fieldset.*?<\/fieldset>/s.exec(html)?.[0] ?? '';
  return [...fieldset.matchAll(/<button[^>]*>/g)].map(
    ([button]) => !button.includes('aria-disabled="true"') && button.includes('type="submit"'),
  );
};

test('K-02 a line can be stepped within its bounds: no less than one piece, no more than 99', async () => {
  expect(maxQuantity).toBe(99);
  expect(await Promise.all([1, 2, 98, 99].map(steps))).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test('the buttons of a line are a group that names the article: several lines are told apart', async () => {
  const [item] = cartOf(2).items;
  if (!item) throw new Error('The cart is empty');
  const html = await htmlOf(<CartLine item={{ ...item, item: { ...item.item, url } }} locale="de-DE" t={t} />);
  expect(html).toContain(` aria-label="Stückzahl, ${item.item.name}, ${item.item.variantName}"`);
});
