import type { Page } from '@playwright/test';
import { operate, restock } from './operator.ts';
import { cards } from './shopper.ts';

/** Buys this browser's cart by a card that pays, without script. Returns the order's number. */
export const placeOrder = async (page: Page, origin: string): Promise<string> => {
  await page.goto(`${origin}/plain/checkout/summary`);
  await page.locator('input[name="terms"]').check({ force: true });
  await page.locator('form[action^="/orders"] button').click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('input[name="number"]').fill(cards.pays);
  await page.locator('input[name="expiry"]').fill('12/34');
  await page.locator('input[name="code"]').fill('123');
  await page.locator('form button:not(.line)').first().click();
  await page.waitForURL('**/checkout/success/**');
  const orderId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  restock(orderId);
  return orderId;
};

/** The operator ships the parcel, and accepts the return of one piece of its first line. */
export const shipAndTakeBack = async (orderId: string): Promise<void> => {
  await operate('orders', 'ship', orderId, '--tracking', '00340434161094', '--link', 'https://carrier.example/00340434161094');
  // Japan's law has no right of withdrawal.
  const kind = orderId.startsWith('JP-') ? ['--kind', 'voluntary', '--reason', 'changedMind'] : [];
  await operate('returns', 'take', orderId, '--name', 'Miriam Ostertag', '--pieces', '1:1', ...kind);
};
