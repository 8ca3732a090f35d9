import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';
import { expectVisibleFocus } from '../support/browser/visible-focus.ts';

const keys = (...all: string[]): string => all.map((key) => `product=${key}`).join('&');
const heads = (page: Page) => page.getByRole('columnheader').filter({ has: page.locator('picture') });
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('B-11 sinks ticked in a list are counted, compared, reduced to their differences, removed and added', {
      tag: javaScriptEnabled ? ['@core'] : [],
    }, async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('spuelen');
      const toComparison = page.getByRole('button', { name: shopper.t('compare.choose') });
      await expect(toComparison).toBeHidden();
      for (const name of ['Delta 45', 'Lagune 60', 'Delta 60 S'])
        await page.getByRole('checkbox', { name: `${shopper.t('compare.choose')}, ${name}`, exact: true }).check({ force: true });
      const counted = await page.locator('#compare p > span').evaluate((place) => getComputedStyle(place, '::before').content);
      expect(counted).toContain('compared');
      await toComparison.click();
      await expect(page).toHaveURL(/\/compare\?product=delta-60-s&product=lagune-60&product=delta-45$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 Spülen im Vergleich');
      await expect(heads(page)).toHaveText(['Delta 60 S', 'Lagune 60', 'Delta 45']);
      await expect(row(page, 'Gewicht').getByRole('cell')).toHaveText(['13,2 kg', '5,6 kg', '10,4 kg']);
      await expect(row(page, 'Garantie')).toHaveCount(1);

      await page.getByRole('link', { name: shopper.t('compare.onlyDifferences') }).click();
      await expect(page).toHaveURL(/differences=1$/);
      await expect(row(page, 'Garantie')).toHaveCount(0);
      await expect(row(page, 'Gewicht')).toHaveCount(1);

      await page.getByRole('link', { name: 'Entfernen, Lagune 60' }).click();
      await expect(heads(page)).toHaveText(['Delta 60 S', 'Delta 45']);
      await expect(page).toHaveURL(/differences=1$/);

      await page.getByLabel(shopper.t('compare.add.label')).selectOption('Delta 80');
      await page.getByRole('button', { name: shopper.t('compare.add.submit'), exact: true }).click();
      await expect(heads(page)).toHaveText(['Delta 60 S', 'Delta 45', 'Delta 80']);
      await expect(row(page, 'Garantie')).toHaveCount(0);
      await page.getByRole('link', { name: shopper.t('compare.everything') }).click();
      await expect(row(page, 'Garantie')).toHaveCount(1);
      expect(await page.locator('html').evaluate((root) => root.scrollWidth <= window.innerWidth)).toBe(true);
    });

    test('B-11 a product page starts the comparison with its product; removing the last one shows help and best sellers', async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('ch', 'fr');
      await shopper.visit('eviers/delta-45');
      await page.getByRole('link', { name: shopper.t('compare.withOthers') }).click();
      await expect(heads(page)).toHaveText(['Delta 45']);
      await page.getByRole('link', { name: `${shopper.t('wishlist.remove')}, Delta 45` }).click();
      await expect(page).toHaveURL(/\/fr\/compare$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('compare.empty.title'));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    });

    test('R-14 a product links to its family, which draws and compares its sizes and links to each of them', async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('spuelen/delta-60-s');
      await page.getByRole('link', { name: shopper.t('family.all', { name: 'Delta' }) }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Delta' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Delta (?:45|60 S|80) von oben/ })).toHaveCount(3);
      await expect(row(page, 'Außenmaß').getByRole('cell')).toHaveText(['780 × 500 mm', '1000 × 500 mm', '1160 × 500 mm']);
      await page.getByRole('link', { name: /Sand/ }).first().click();
      await expect(page).toHaveURL(/\/spuelen\/delta-60-s\?finish=sand$/);
    });
  });
}

test('B-11 what cannot be compared is left out with a message: a fifth, another kind; unknown or duplicate keys silently', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  const five = ['delta-45', 'delta-80', 'lagune-60', 'kontor-60', 'mole-60'];
  await shopper.visit(`compare?${keys(...five, 'bogen', 'delta-45', 'gibt-es-nicht')}&differences=nein&q=%3Cb%3E`);
  await expect(heads(page)).toHaveText(['Delta 45', 'Delta 80', 'Lagune 60', 'Kontor 60']);
  await expect(page.getByText(shopper.t('compare.tooMany', { names: 'Mole 60' }))).toBeVisible();
  await expect(page.getByText(shopper.t('compare.otherKind', { names: 'Bogen' }))).toBeVisible();
  await expect(page.getByLabel(shopper.t('compare.add.label'))).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await shopper.visit(`compare?${keys('%00', 'x'.repeat(500), '../delta-45', 'constructor')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('compare.empty.title'));
});

test('B-11 T-06 on a phone the table scrolls by key in its area, row names stay, and its focus is visible', async ({ shopperIn, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shopper = await shopperIn('de');
  await shopper.visit(`compare?${keys('delta-45', 'delta-80', 'lagune-60', 'kontor-60')}`);
  await expect(page.locator('html[data-header]')).toBeAttached();
  const place = page.getByRole('region', { name: '4 Spülen im Vergleich' });
  const name = page.getByRole('rowheader', { name: 'Gewicht' });
  const before = await name.boundingBox();
  await place.focus();
  await expectVisibleFocus(page);
  for (let keystroke = 0; keystroke < 8; keystroke++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => place.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(390);
});

test('B-11 T-06 focused elements in a list are clear of the compare bar', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${shopper.t('compare.choose')}`) });
  await boxes.first().focus();
  await page.keyboard.press('Space');
  const bar = page.locator('#compare');
  await expect(bar).toBeVisible();
  for (let keystroke = 0; keystroke < 24; keystroke++) {
    await page.keyboard.press('Tab');
    const { isCovered } = await page.evaluate(() => {
      const at = document.activeElement?.getBoundingClientRect();
      const own = document.querySelector('#compare')?.getBoundingClientRect();
      const isIn = document.activeElement?.closest('#compare') !== null;
      return {
        isCovered: !isIn && at !== undefined && own !== undefined && at.height < 200 && at.top >= own.top && at.bottom <= own.bottom + 1,
      };
    });
    expect(isCovered).toBe(false);
  }
});
