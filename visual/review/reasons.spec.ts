import { expect } from '@playwright/test';
import { listPending } from '../pending.ts';
import { hashPixels } from '../pixels.ts';
import { approvedIn, readLog } from '../review-log.ts';
import { drawn, startReview } from './planted.ts';
import { lastDecision, test, title } from './planted-review.ts';

test('B-06 no picture is approved without a reason', async ({ page, review }) => {
  await page.keyboard.press('a');
  await expect(page.getByLabel('Reason for approving')).toBeFocused();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  expect(await readLog(review.folders)).toHaveLength(1);
  const data = { decision: 'approved', why: ' ', pictures: [{ name: 'stories/button/solid/390-light', hash: hashPixels(drawn(120)) }] };
  const headers = { origin: review.address, 'x-review-token': review.token };
  const answer = await page.request.post(`${review.address}/decisions`, { headers, data });
  expect([answer.status(), await answer.json()]).toEqual([400, { message: 'A decision says why.' }]);
});

test('B-06 z reverts decisions, the last first: what was approved is pending again', async ({ page, review }) => {
  const name = 'stories/button/solid/390-light';
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.getByLabel('Reason for approving').fill('The new blue');
  await title(page).click();
  await page.keyboard.press('a');
  await expect(title(page)).toHaveText('home: 1440 px, light');
  await page.keyboard.press('a');
  await expect(title(page)).toHaveText('home: 390 px, longer texts');
  await page.keyboard.press('z');
  await expect(title(page)).toHaveText('home: 1440 px, light');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveText('Button: solid, 390 px, light');
  await expect(page.getByRole('status')).toHaveText('Taken back. 3 pictures wait.');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  expect(await readLog(review.folders)).toHaveLength(1);
  expect(approvedIn(await readLog(review.folders)).get(name)).toBe(hashPixels(drawn(0)));
  expect((await listPending(review.folders)).map(({ name: waiting }) => waiting)).toContain(name);
});

test('B-06 pictures of a running server can be viewed, but not decided on', async ({ page, review }) => {
  const look = await startReview(review.folders, true);
  await page.goto(look.address);
  await expect(title(page)).toHaveText('Button: solid, 390 px, light');
  await page.getByLabel('Reason for approving').fill('The new blue');
  await title(page).click();
  await page.keyboard.press('a');
  await expect(page.getByRole('alert')).toContainText('for a look');
  expect(await lastDecision(review.folders)).toMatchObject({ why: 'first' });
  await look.stop();
});
