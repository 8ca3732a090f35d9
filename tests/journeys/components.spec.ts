import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, slug: string, example?: string): Promise<void> => {
  await page.goto(`/docs/${slug}`, { waitUntil: 'networkidle' });
  if (example) await page.getByLabel('Example').selectOption({ label: example });
};

const said = (page: Page) => page.locator('[data-announcer=polite]');

const notices = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem');

const swipe = async (page: Page, pixels: number): Promise<void> => {
  const box = await notices(page).boundingBox();
  if (!box) throw new Error('No notice to swipe');
  const [x, y] = [box.x + 60, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
};

test('T-01 an error stays, interrupts once, and F8 and Escape lead to it and away', async ({ page }) => {
  await open(page, 'toasts', 'Error');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(notices(page)).toHaveCount(1);
  await expect(page.locator('[data-announcer=assertive]')).toHaveText('Not saved. The connection broke.');
  await expect(page.locator('[data-announcer=polite]')).toBeEmpty();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notices (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
});

test('T-01 a toast is shown in its own clothes, and the policy of the page refuses nothing', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      (window as unknown as { noteRefusal: (what: string) => void }).noteRefusal(`${violatedDirective} ${sample}`);
    });
  });
  await open(page, 'toasts', 'Error');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(notices(page)).toHaveCSS('opacity', '1');
  await expect(notices(page)).toHaveCSS('position', 'absolute');
  expect(refused).toEqual([]);
});

test('T-01 a swipe closes from 50 px on, not before', async ({ page }) => {
  await open(page, 'toasts', 'Error');
  await page.getByRole('button', { name: 'Show' }).click();
  await swipe(page, 40);
  await expect(notices(page)).toHaveCount(1);
  await swipe(page, 60);
  await expect(notices(page)).toHaveCount(0);
});

test('T-01 a success is polite, waits while it is pointed at, and goes after 5 s', async ({ page }) => {
  await page.clock.install();
  await open(page, 'toasts', 'Success');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[data-announcer=polite]')).toHaveText('Address saved.');
  await notices(page).hover();
  await page.clock.runFor(9000);
  await expect(notices(page)).toHaveCount(1);
  await page.mouse.move(0, 800);
  await page.clock.runFor(4900);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notices(page)).toHaveCount(0);
});

test('M-44 the lightbox opens at its picture, says it, turns by arrow and closes by Escape; the focus goes back', async ({ page }) => {
  await page.goto('/docs/frame/lightbox/three', { waitUntil: 'networkidle' });
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
  await page.goto('/docs/frame/lightbox/open', { waitUntil: 'networkidle' });
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
  await page.goto('/docs/frame/tabs/counts', { waitUntil: 'networkidle' });
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
  await page.goto('/docs/frame/tabs/counts', { waitUntil: 'networkidle' });
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
  await page.goto('/docs/frame/tabs/far', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tab', { name: 'Disposal' })).toBeInViewport();
});

test('R-12 the header leaves on the way down and comes back on the way up', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const root = page.locator('html');
  await page.mouse.wheel(0, 1200);
  await expect(root).toHaveAttribute('data-header', 'hidden');
  await page.mouse.wheel(0, -300);
  await expect(root).toHaveAttribute('data-header', 'shown');
});

test('R-12 the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('B-01 menu and country picker open and lead on without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('button', { name: /Land und Sprache wählen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Land und Sprache' }).getByRole('link', { name: 'Suisse français' })).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.locator('summary', { hasText: 'Armaturen' }).click();
  await menu.getByRole('link', { name: 'Alle 6 Armaturen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armaturen');
  await context.close();
});

test('C-09 every live country stands in the picker in its own language', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /Land und Sprache wählen/ })
    .first()
    .click();
  const picker = page.getByRole('dialog', { name: 'Land und Sprache' });
  await expect(picker.getByRole('link')).toHaveCount(23);
  await expect(picker.getByRole('link', { name: '日本' })).toHaveAttribute('lang', 'ja');
});
