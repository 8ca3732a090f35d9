import { expect } from '@playwright/test';
import { languageCookie } from '../../src/shared/country/language-cookie.ts';
import { logIn, owner } from '../support/browser/account.ts';
import { fillCart } from '../support/browser/screens.ts';
import { test } from '../support/browser/shopper.ts';

const lost = { name: 'Miriam Ostertag', email: 'miriam@beispiel.example', orderId: 'DE-000000-XXXXXXXX' };

test('Y-10 the cookie page names every cookie that the shop sets', async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  const seen = new Set<string>([languageCookie.name]);
  const look = async (): Promise<void> => {
    for (const { name } of await context.cookies()) seen.add(name);
  };
  await fillCart(page, shopper.origin);
  await page.evaluate(async (search) => {
    const wish = JSON.stringify({ productKey: 'bogen-p', variantKey: 'bogen-p-brass' });
    await fetch('/lists/my/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: wish });
    await fetch('/returns/find', { method: 'POST', body: new URLSearchParams(search), redirect: 'manual' });
    await fetch('/consumer/login', { method: 'POST', body: new URLSearchParams({ email: 'nobody' }), redirect: 'manual' });
  }, lost);
  await look();
  await logIn(page, shopper.origin, { ...owner, email: `cookies-${crypto.randomUUID()}@beispiel.example` });
  await look();
  expect([...seen].sort()).toEqual(expect.arrayContaining(['cart', 'form-draft', 'logged-in', 'return', 'session', 'wishlist']));
  await shopper.visit('cookies');
  const named = await page.getByRole('main').locator('[data-stored="cookie"] th').allTextContents();
  expect(named.map((name) => name.trim()).sort()).toEqual([...seen].sort());
});
