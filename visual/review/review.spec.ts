import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { readBaseline } from '../baselines.ts';
import { findUnapproved } from '../check.ts';
import type { VisualFolders } from '../folders.ts';
import { listPending } from '../pending.ts';
import { hashPixels, readPixels } from '../pixels.ts';
import { approvedIn, readLog } from '../review-log.ts';
import { drawn, subjects } from './planted.ts';
import { lastDecision, test, title } from './planted-review.ts';

const approvedOf = async (folders: VisualFolders, name: string): Promise<string> => approvedIn(await readLog(folders)).get(name) ?? 'none';
const contentOf = async (folders: VisualFolders, name: string): Promise<string> => {
  const packed = await readBaseline(folders, await approvedOf(folders, name));
  return packed ? hashPixels(await readPixels(packed)) : 'not kept';
};

test('B-06 a key approves the current picture: baseline and log are written, with user and reason', async ({ page, review }) => {
  await expect(title(page)).toHaveText('Button: solid, 390 px, light');
  await expect(page.getByText('4,000 pixels differ, within 100 × 40 px.')).toBeVisible();
  for (const caption of ['Baseline', 'Actual', 'Difference']) await expect(page.getByRole('img', { name: caption })).toBeVisible();
  await page.getByLabel('Reason for approving').fill('The new blue');
  await title(page).click();
  await page.keyboard.press('a');
  await expect(title(page)).toHaveText('home: 1440 px, light');
  await expect(page.getByRole('status')).toHaveText('solid, 390 px, light approved. 2 pictures wait.');
  const after = hashPixels(drawn(120));
  expect(await contentOf(review.folders, 'stories/button/solid/390-light')).toBe(after);
  expect(await lastDecision(review.folders)).toEqual({
    decision: 'approved',
    who: 'Grace',
    when: '2026-01-02T00:00:00.000Z',
    why: 'The new blue',
    changes: [{ name: 'stories/button/solid/390-light', before: hashPixels(drawn(0)), after }],
  });
  expect(await findUnapproved(review.folders, subjects)).toEqual(['screens/home/390-pseudo: nobody approved it']);
});

test('B-06 r asks what is wrong and logs it, and the picture still fails', async ({ page, review }) => {
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Comment').fill('Too blue');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(title(page)).toHaveText('home: 1440 px, light');
  expect(await lastDecision(review.folders)).toMatchObject({ decision: 'rejected', why: 'Too blue', who: 'Grace' });
  expect((await listPending(review.folders)).map(({ name }) => name)).toContain('stories/button/solid/390-light');
  expect(await contentOf(review.folders, 'stories/button/solid/390-light')).toBe(hashPixels(drawn(0)));
  await page.keyboard.press('k');
  await expect(page.getByText('Rejected by Grace: Too blue')).toBeVisible();
});

test('B-06 all pictures of a page are approved at once, new ones too', async ({ page, review }) => {
  await page.getByLabel('Reason for approving').fill('The new blue');
  await page.getByRole('button', { name: /^home/ }).click();
  // A page has no examples whose modes could be approved separately.
  await expect(page.getByRole('button', { name: /^Approve all/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Approve all 2 of home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve all' }).click();
  await expect(title(page)).toHaveText('Button: solid, 390 px, light');
  await title(page).click();
  expect((await lastDecision(review.folders))?.changes.map(({ name }) => name)).toEqual([
    'screens/home/1440-light',
    'screens/home/390-pseudo',
  ]);
  expect(await contentOf(review.folders, 'screens/home/390-pseudo')).toBe(hashPixels(drawn(140)));
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  expect(await findUnapproved(review.folders, subjects)).toEqual([]);
});

test('B-06 keys move through the pictures and change the view; they can be switched off', async ({ page, review }) => {
  expect(review.address).toContain('127.0.0.1');
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText('home: 1440 px, light');
  await page.keyboard.press('j');
  await expect(page.getByText('New: there is no baseline yet.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'View' })).toBeHidden();
  await page.keyboard.press('k');
  await page.keyboard.press('2');
  await page.getByRole('slider').press('End');
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: 'Difference' })).toBeChecked();
  await expect(page.getByRole('img')).toHaveCount(2);
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText('home: 1440 px, light');
});

test('B-06 blinking stops under reduced motion and can be paused', async ({ page, review }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(review.address);
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Blink by itself' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the other' }).click();
  await expect(page.locator('figcaption')).toHaveText('Actual');
  await page.getByRole('button', { name: 'Blink by itself' }).click();
  await expect(page.locator('figcaption')).toHaveText('Baseline');
  await page.getByRole('button', { name: 'Pause' }).click();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`B-06 axe finds nothing on the review page, ${colorScheme}`, async ({ page, review }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(review.address);
    await expect(title(page)).toBeVisible();
    const scans = [await new AxeBuilder({ page }).analyze()];
    await page.keyboard.press('2');
    scans.push(await new AxeBuilder({ page }).analyze());
    await page.keyboard.press('r');
    scans.push(await new AxeBuilder({ page }).include('dialog[open]').analyze());
    expect(scans.flatMap(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`))).toEqual([]);
  });
}

test('B-06 only the page decides, and only on pending pictures', async ({ page, review }) => {
  const { address, token, folders } = review;
  const waiting = { name: 'stories/button/solid/390-light', hash: hashPixels(drawn(120)) };
  const post = async (headers: Record<string, string>, pictures: object[]): Promise<number> =>
    (await page.request.post(`${address}/decisions`, { headers, data: { decision: 'approved', why: 'seen', pictures } })).status();
  const own = { origin: address, 'x-review-token': token };
  expect(await post({ ...own, origin: 'http://evil.example' }, [waiting])).toBe(403);
  expect(await post({ origin: address }, [waiting])).toBe(403);
  expect(await post({ ...own, 'x-review-token': 'a-token-of-another' }, [waiting])).toBe(403);
  expect(await post(own, [{ name: '../../package', hash: waiting.hash }])).toBe(409);
  expect(await post(own, [{ ...waiting, hash: hashPixels(drawn(121)) }])).toBe(409);
  expect((await page.request.get(address, { headers: { host: 'evil.example' } })).status()).toBe(403);
  expect((await page.request.get(`${address}/pictures/before?name=../../../package`)).status()).toBe(404);
  expect((await page.request.get(`${address}/client/../server.ts`)).status()).toBe(404);
  expect(await readLog(folders)).toHaveLength(1);
});

test('B-06 where this machine does not have the approved picture, the page says how to get it', async ({ page, review }) => {
  await rm(join(review.folders.baselines, `${hashPixels(drawn(0))}.webp`));
  await page.reload();
  await expect(page.getByText('This machine does not keep the approved picture: npm run visual:before shoots it.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Actual' })).toBeVisible();
});
