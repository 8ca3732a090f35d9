import { expect, type Page, test } from '@playwright/test';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { originOf } from '../support/browser/screens.ts';

test.use({ storageState: newVisitor });

const notice = (page: Page) => page.getByRole('region', { name: 'Was dürfen wir laden?' });

test('the question is first in tab order, covers no focused element, and moves nothing', { tag: '@core' }, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(`${originOf('de', baseURL ?? '')}/service`);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link').first()).toBeFocused();
  const hidden: string[] = [];
  for (let keystroke = 0; keystroke < 60; keystroke += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const layer = [...document.querySelectorAll('section')].find((section) => section.textContent.includes('Was dürfen wir laden?'));
      if (!focused || !layer || layer.contains(focused)) return undefined;
      const { bottom, top } = focused.getBoundingClientRect();
      return top >= layer.getBoundingClientRect().top && bottom <= innerHeight ? focused.outerHTML.slice(0, 120) : undefined;
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the question costs the first page at most 6 kB', async ({ page, baseURL }) => {
  const bytes: Record<string, number> = {};
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    if (/consent/.test(request.url())) bytes[request.url()] = responseBodySize;
  });
  await page.goto(`${originOf('de', baseURL ?? '')}/service`, { waitUntil: 'networkidle' });
  await expect(notice(page)).toBeVisible();
  expect(Object.keys(bytes).length).toBeGreaterThan(0);
  expect(Object.values(bytes).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(6000);
});

for (const height of [568, 664]) {
  test(`M-43 in a window of 390 by ${height} the question leaves space for a film, whether it plays before or after`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height });
    let ask = (): void => undefined;
    const isQuestionShown = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route(/\/api\/consent\?/, async (route) => {
      await isQuestionShown;
      await route.continue();
    });
    await page.goto(`${originOf('de', baseURL ?? '')}/montage`);
    const film = page.locator('video');
    const overlap = async (): Promise<number> => {
      const [played, noticeBox] = [await film.boundingBox(), await notice(page).boundingBox()];
      return (played?.y ?? height) + (played?.height ?? height) - (noticeBox?.y ?? 0);
    };
    await page.getByRole('button', { name: /^Film abspielen/ }).click();
    await expect(film).toBeFocused();
    ask();
    await expect(notice(page)).toBeVisible();
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    expect((await film.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    const poster = page.getByRole('button', { name: /^Film abspielen/ });
    await poster.focus();
    await page.keyboard.press('Enter');
    await expect(film).toBeFocused();
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    expect((await film.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await expect(notice(page).getByRole('button', { name: 'Alle ablehnen' })).toBeInViewport({ ratio: 1 });
    await expect(notice(page).getByRole('button', { name: 'Alle zulassen' })).toBeInViewport({ ratio: 1 });
  });
}

test('a question that arrives while the pointer is down waits, so the click reaches its button', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let answer = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/consent\?/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const noticeBox = page.waitForRequest(/\/api\/consent\?/);
  await page.goto(`${originOf('de', baseURL ?? '')}/spuelen/delta-60-s`);
  await noticeBox;
  const button = page.getByRole('button', { name: 'In den Warenkorb' }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button.hover();
  await page.mouse.down();
  const answered = page.waitForResponse(/\/api\/consent\?/);
  answer();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  await expect(notice(page)).toHaveCount(1);
});
