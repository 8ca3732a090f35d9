import type { Page } from '@playwright/test';
import { asksForCaptcha } from '../asks-for-captcha.ts';
import { logIn, owner } from './account.ts';
import { keyOfMail } from './outbox.ts';
import { placeOrder, shipAndTakeBack } from './place-order.ts';
import { fillCart, type Screen } from './screens.ts';
import { solveCaptchaOf } from './solve-captcha.ts';

const wishlistItems = [
  { productKey: 'bogen-p', variantKey: 'bogen-p-brass' },
  { productKey: 'lagune-60', variantKey: 'lagune-60-steel' },
  { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' },
];

/** Adds a tap and two sinks to this browser's wishlist, and shares it; returns the end of the link. */
const fillWishlist = async (page: Page, origin: string): Promise<string> => {
  await page.goto(`${origin}/problem`);
  return page.evaluate(async (articles) => {
    const send = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    for (const article of articles) await send('/lists/my/add', article);
    const { shareToken } = (await (await send('/lists/my/share', {})).json()) as { shareToken: string };
    return shareToken;
  }, wishlistItems);
};

const endSharing = (page: Page): Promise<unknown> => page.evaluate(() => fetch('/lists/my/unshare', { method: 'POST' }));

const sendForms = async (page: Page, origin: string, forms: NonNullable<Screen['sends']>): Promise<void> => {
  await page.goto(`${origin}/problem`);
  for (const [action, fields] of forms) {
    const sent = asksForCaptcha(action) ? { ...fields, captcha: await solveCaptchaOf(page) } : { ...fields };
    await page.evaluate(
      ([path, all]) => fetch(path, { method: 'POST', body: new URLSearchParams(all), redirect: 'manual' }).then(() => undefined),
      [action, sent] as const,
    );
  }
};

/** Prepares the data of a screen; returns the path under which it is then opened. */
export const prepareScreen = async (page: Page, origin: string, screen: Screen): Promise<string> => {
  const { path, country, hasCart, hasOrder, hasSeen, hasWishlistItems, isLoggedIn, sends = [] } = screen;
  if (hasSeen) await page.addInitScript((seen) => localStorage.setItem('last-seen', seen), JSON.stringify(hasSeen));
  if (isLoggedIn)
    await logIn(page, origin, isLoggedIn === 'alone' ? { ...owner, email: `${crypto.randomUUID()}@beispiel.example` } : owner);
  if (hasCart) await fillCart(page, origin, hasCart, country);
  if (sends.length > 0) await sendForms(page, origin, sends);
  if (hasOrder) {
    const orderId = await placeOrder(page, origin);
    if (hasOrder === 'returned') await shipAndTakeBack(orderId);
    const key = path.includes('{key}') ? await keyOfMail(orderId) : '';
    return path.replace('{order}', orderId).replace('{key}', key);
  }
  if (!hasWishlistItems) return path;
  const shareToken = await fillWishlist(page, origin);
  if (hasWishlistItems === 'shared') return `${path}${shareToken}`;
  await endSharing(page);
  return path;
};
