import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { buyers } from '../support/browser/buyers.ts';
import { cards, test } from '../support/browser/shopper.ts';

// The paper of two countries, with and without a margin.
const papers = [{ format: 'A4' }, { format: 'Letter', margin: { top: '1cm', bottom: '1cm' } }] as const;

/** Scrolls down and a little back, so that the header shows, and renders the page for print from there. */
const expectClean = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator('html[data-header]')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await page.mouse.wheel(0, -60);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'shown');
  await page.emulateMedia({ media: 'print' });
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && ['sticky', 'fixed'].includes(getComputedStyle(part).position))
      .filter((part) => part.getBoundingClientRect().height > 0)
      .map((part) => `${part.localName}.${part.className}`),
  );
  expect(stuck, `${what}: what would stand on top of the text`).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  for (const paper of papers) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(paper))), { mergePages: false });
    expect(
      text.map((words) => words.trim() === ''),
      `${what}, ${paper.format}: which pages are empty`,
    ).not.toContain(true);
  }
};

test('in print nothing covers the text and no page is empty: terms, list, product, order', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  for (const path of ['agb', 'spuelen', 'spuelen/delta-60-s']) {
    await shopper.visit(path);
    await expectClean(page, path);
  }
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  await expectClean(page, 'order');
});
