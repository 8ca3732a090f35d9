import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const metricAlone = /\d\s?(?:cm|mm)(?!\S*\))/;

test('C-12 in the United States cards, filters and chips of a list are in inches', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  await shopper.visit('sinks?cabinet=60');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toContainText(/\d+\sin/);
  await expect(main).toContainText(/24\sin/);
  await expect(main).toContainText('Width in inches');
  await expect(main).not.toContainText(metricAlone);
  await shopper.visit('taps');
  await expect(main).toContainText(/7\.9–8\.7\sin/);
  await expect(main).not.toContainText(metricAlone);
});

test('C-12 in the United States the planner asks and answers in inches', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  await shopper.visit('planning?cutOut=yes');
  const main = page.getByRole('main');
  await expect(page.getByRole('radio', { name: /^24\sin/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^1\.5\sin/ })).toBeChecked();
  const width = page.getByLabel('Width in inches');
  await expect(width).toHaveValue('38.583');
  await width.fill('35.5');
  await width.blur();
  await expect(page).toHaveURL(/cutUnit=in&cutWidth=35\.5(?:&|$)/);
  await expect(width).toHaveValue('35.5');
  await expect(main).not.toContainText(metricAlone);
});

test('C-12 in the United States a product page shows inches first, its texts inches only', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  await shopper.visit('sinks/delta-60-s');
  const main = page.getByRole('main');
  await expect(main).toContainText(/39\.37 × 19\.69 in \(1000 × 500 mm\)/);
  await expect(main).toContainText(/The 1\.38\sin faucet hole is drilled/);
  await expect(main).toContainText(/29\.1\slb/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /24\sin.*39\.4\s×\s19\.7\sin/);
});

test('C-12 in the United States 24 in, 24" and 24 find what fits a cabinet of 60 cm', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  for (const term of ['24 in sink', '24" sink', '24 inch sink', 'sink 24']) {
    await shopper.visit(`search?q=${encodeURIComponent(term)}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Delta 60 S' }).first()).toBeVisible();
  }
  await shopper.visit(`search?q=${encodeURIComponent('30 inch sink')}`);
  await expect(page.getByRole('main')).toContainText(/30\sin/);
});

test('C-12 in Canadian French labels and texts use pouces, facts both units', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('ca', 'fr');
  await shopper.visit('eviers/delta-60-s');
  const main = page.getByRole('main');
  await expect(main).toContainText(/1000\s×\s500\smm\s\(39,37\s×\s19,69\spo\)/);
  await expect(main).toContainText(/perçage de 1,38\spo/);
});
