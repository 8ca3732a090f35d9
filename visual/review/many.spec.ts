import { expect } from '@playwright/test';
import { drawn, plant } from './planted.ts';
import { lastDecision, test, title } from './planted-review.ts';

test('B-06 the list is filtered by state and mode; an example is approved in all of its modes', async ({ page, review }) => {
  await plant(review.folders, 'stories/button/solid/390-dark', drawn(150));
  await page.goto(review.address);
  await expect(page.getByText('4 pictures wait')).toBeVisible();
  await page.getByLabel('Reason for approving').fill('The new blue');
  await page.getByLabel('State').selectOption('New');
  await expect(title(page)).toHaveText('home: 390 px, longer texts');
  await page.getByLabel('State').selectOption('All');
  await page.getByLabel('Mode').selectOption('390 px, dark');
  await expect(title(page)).toHaveText('Button: solid, 390 px, dark');
  await page.getByLabel('State').selectOption('Rejected');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('radio', { name: '390 dark' }).check();
  await expect(title(page)).toHaveText('Button: solid, 390 px, dark');
  await title(page).click();
  await page.keyboard.press('Shift+J');
  await expect(title(page)).toHaveText('home: 1440 px, light');
  await page.keyboard.press('Shift+K');
  await page.keyboard.press('Shift+A');
  await page.getByRole('dialog', { name: 'Approve all 2 pictures of Button: solid?' }).getByRole('button', { name: 'Approve all' }).click();
  await expect(page.getByText('2 pictures wait', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2');
  expect((await lastDecision(review.folders))?.changes).toHaveLength(2);
});

test('B-06 pictures of two widths are overlaid at one scale, and the slider splits both at the same position', async ({ page, review }) => {
  await plant(review.folders, 'stories/button/solid/390-light', drawn(120, 160));
  await page.goto(review.address);
  await page.keyboard.press('2');
  const images = page.locator('#view img');
  await expect(images).toHaveCount(2);
  await expect(images.last()).toHaveCSS('inline-size', '160px');
  await expect(images.first()).toHaveCSS('inline-size', '320px');
  await expect(images.last()).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
});

test('B-06 on a phone the list opens on demand and closes after a selection', async ({ page, review }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(review.address);
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('navigation').getByRole('button', { name: /^home/ }).click();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(title(page)).toHaveText('home: 1440 px, light');
});
