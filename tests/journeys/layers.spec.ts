import { expect, test } from '@playwright/test';
import { collectRefusals, said, show } from '../browser/stories.ts';

test('M-44 the lightbox opens at its picture, says it, turns by arrow and closes by Escape; the focus goes back', async ({ page }) => {
  await show(page, 'lightbox/three');
  const opener = page.getByRole('button', { name: 'Enlarge' });
  await opener.press('Enter');
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box).toBeFocused();
  await expect(said(page)).toContainText('Picture 1 of 3. Granite sink with drainer, from the front');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('Picture 2 of 3. Granite sink with drainer, from above');
  await expect(box.getByRole('listitem').nth(1)).not.toHaveAttribute('inert');
  await expect(box.locator('[inert]')).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

test('M-44 a press beside the picture closes the lightbox, one on it does not, a swipe turns', async ({ page }) => {
  await show(page, 'lightbox/open');
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText('2 / 3')).toBeVisible();
  const picture = box.locator('li:not([inert]) img');
  await picture.click();
  await expect(box).toBeVisible();
  const place = await picture.boundingBox();
  if (!place) throw new Error('No picture to swipe');
  expect(place.height).toBeLessThan(720);
  const y = place.y + place.height / 2;
  await page.mouse.move(1100, y);
  await page.mouse.down();
  await page.mouse.move(300, y, { steps: 8 });
  await page.mouse.up();
  await expect(box.getByText('3 / 3')).toBeVisible();
  await page.mouse.click(8, y);
  await expect(box).toBeHidden();
});

test('T-04 tabs that fit bring no buttons; arrows open them, Home and End go to the ends, disabled ones are passed over', async ({
  page,
}) => {
  await show(page, 'tabs/counts');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/Products/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tab(/Products/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/Pages/)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('Three pages.');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveText('Seven downloads.');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel')).toHaveText('Twelve products.');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(/Downloads/)).toBeFocused();
});

test('T-04 buttons appear from more than 10 px out of sight on, and move the row', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 600 });
  await show(page, 'tabs/counts');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const row = page.getByRole('tablist');
  const forward = page.getByRole('button', { name: 'Scroll forward' });
  const full = await row.evaluate((list) => {
    const last = list.lastElementChild as HTMLElement;
    return last.offsetLeft + last.offsetWidth;
  });
  // The frame's own edges stand beside the row.
  const edges = 48;
  await page.setViewportSize({ width: Math.ceil(full) + edges - 9, height: 600 });
  await expect(forward).toHaveCount(0);
  await page.setViewportSize({ width: Math.ceil(full) + edges - 12, height: 600 });
  await expect(forward).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll back' })).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Scroll back' })).toHaveAttribute('aria-disabled', 'false');
});

test('T-04 a tab that was opened from elsewhere is in sight', async ({ page }) => {
  await show(page, 'tabs/far');
  await expect(page.getByRole('tab', { name: 'Disposal' })).toBeInViewport();
});

test('T-06 a modal keeps the focus, says its title, closes by Escape and outside, and gives the focus back', async ({ page }) => {
  await show(page, 'modal/question');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Remove this address?' });
  await expect(modal).toBeFocused();
  await expect(page.getByRole('button', { name: 'Open' })).toHaveCount(0);
  for (const stop of ['Close', 'Keep it', 'Remove', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(modal.getByRole('button', { name: stop, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(modal).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(modal).toBeHidden();
});

test('T-06 what must be answered is not closed by a press outside, and its text is read with its title', async ({ page }) => {
  await show(page, 'modal/alert-open');
  const alert = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(alert).toHaveAccessibleDescription(/^Your addresses and your wish list are gone/);
  await page.mouse.click(4, 4);
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('T-06 text of a modal that does not fit is a stop of the keyboard and scrolls', async ({ page }) => {
  await show(page, 'modal/long-open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const text = page.locator(':focus');
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
});

for (const [title, height, scale] of [
  ['a low window', 320, 1],
  ['twice the text', 844, 2],
] as const) {
  test(`T-06 ${title} hides nothing of a sheet or a modal: everything can be brought into sight`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height });
    for (const [example, first, last] of [
      ['mobile-overlay/cart-open', 'Delta 60 S', 'View cart'],
      ['modal/long-open', 'Rücksendung der Bestellung', 'Rücksendung verbindlich bestätigen'],
    ] as const) {
      await show(page, example);
      await page.addStyleTag({ content: `html { font-size: ${scale * 100}% }` });
      const dialog = page.getByRole('dialog');
      for (const part of [dialog.getByText(first).first(), dialog.getByRole('button', { name: last })]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.9 });
      }
      expect(await dialog.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('T-06 the page below a layer does not move when its scroll bar goes', async ({ page }) => {
  await show(page, 'modal/question');
  await page.addStyleTag({ content: 'main { min-block-size: 300vh } ::-webkit-scrollbar { inline-size: 15px }' });
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
  const before = await place();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toBe(before);
});

test('T-06 the sheet of two levels leads in and back, the focus with it, and opens at its first level again', async ({ page }) => {
  await show(page, 'mobile-overlay/menu');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('button', { name: 'Taps' }).press('Enter');
  await expect(sheet.getByRole('button', { name: 'All topics' })).toBeFocused();
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText('Taps');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Taps' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Sinks' })).toBeVisible();
});

test("T-06 layers break no rule of the page's policy", async ({ page }) => {
  const refused = await collectRefusals(page);
  for (const example of [
    'modal/question-open',
    'mobile-overlay/cart-open',
    'lightbox/open',
    'menu/actions-open',
    'popover/help-open',
    'tooltip/top-open',
    'tabs/many',
  ]) {
    await show(page, example);
  }
  expect(refused).toEqual([]);
});
