import { expect, test } from '@playwright/test';
import { announced, openExample } from '../support/browser/stories.ts';

test('M-44 the lightbox opens at its picture, announces it, turns by arrow keys and closes by Escape; the focus returns', async ({
  page,
}) => {
  await openExample(page, 'lightbox/three');
  const opener = page.getByRole('button', { name: 'Enlarge' });
  await opener.press('Enter');
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box).toBeFocused();
  await expect(announced(page)).toContainText('Picture 1 of 3. Granite sink with drainer, from the front');
  await page.keyboard.press('ArrowRight');
  await expect(announced(page)).toContainText('Picture 2 of 3. The same sink from above');
  await expect(box.getByRole('listitem').nth(1)).not.toHaveAttribute('inert');
  await expect(box.locator('[inert]')).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

test('M-44 a click beside the picture closes the lightbox, one on it does not, a swipe turns', async ({ page }) => {
  await openExample(page, 'lightbox/open');
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText('2 / 3')).toBeVisible();
  const picture = box.locator('li:not([inert]) img');
  await picture.click();
  await expect(box).toBeVisible();
  const pictureBox = await picture.boundingBox();
  if (!pictureBox) throw new Error('No picture to swipe');
  expect(pictureBox.height).toBeLessThan(720);
  const y = pictureBox.y + pictureBox.height / 2;
  await page.mouse.move(1100, y);
  await page.mouse.down();
  await page.mouse.move(300, y, { steps: 8 });
  await page.mouse.up();
  await expect(box.getByText('3 / 3')).toBeVisible();
  await page.mouse.click(8, y);
  await expect(box).toBeHidden();
});
