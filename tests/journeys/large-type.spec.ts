import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const paths = ['', 'spuelen/delta-60-s', 'werkstoffe', 'search/delta', 'login', 'return-order', 'dealer/de-berlin-4', 'kontakt', 'problem'];

test('T-06 at 320 px with text twice as large no page scrolls sideways because of its header or footer', async ({ shopperIn, browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, bypassCSP: true });
  const shopper = await shopperIn('de', 'de', context);
  for (const path of paths) {
    await shopper.visit(path);
    await shopper.page.addStyleTag({ content: 'html { font-size: 200% !important; } main { display: none; }' });
    await expect.poll(() => shopper.page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(320);
  }
  await context.close();
});

test('T-06 no field on a phone has letters below 16 px, for which it would zoom in', async ({ shopperIn, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shopper = await shopperIn('de', 'de', context);
  for (const path of ['spuelen', 'armaturen', 'spuelen/delta-60-s', 'search/delta', 'kontakt', 'register', 'planung', 'dealer']) {
    await shopper.visit(path);
    const small = await shopper.page.evaluate(() =>
      [...document.querySelectorAll('input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea')]
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.localName}[name=${field.getAttribute('name')}]`),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});
