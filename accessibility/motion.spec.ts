import { expect, test } from '@playwright/test';
import { findMotion } from './measure/motion.ts';
import { findShifts, noteShifts } from './measure/shifts.ts';
import { visit } from './open.ts';

test('T-06 without reduced motion something moves, so that the other tests check something', async ({ browser, baseURL }) => {
  const { page, openExample, close } = await visit(browser, baseURL, { reducedMotion: 'no-preference' });
  await openExample('button', 'line');
  await page.getByRole('button').hover();
  expect((await findMotion(page)).length).toBeGreaterThan(0);
  await close();
});

test('T-06 a line that appears late and pushes others down is found', async ({ page }) => {
  await noteShifts(page);
  await page.goto('/livez');
  await page.setContent('<p style="block-size: 200px">first</p><p style="block-size: 200px">last</p>');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<p style="block-size: 300px">late</p>'));
  await expect.poll(async () => (await findShifts(page)).length).toBeGreaterThan(0);
});
