import { rmSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { fieldOf, keepSaved, openEditor, save } from '../browser/content-editor.ts';
import { type OwnShop, openOwnShop } from '../browser/own-shop.ts';
import { copyContent } from '../content/planted-folder.ts';

// An editor's own machine: the shop over a copy of the content, which it reads anew at once.
const planted = copyContent();
let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
// The editor speaks the language of the browser.
test.use({ locale: 'en-GB', actionTimeout: 8000, viewport: { width: 1440, height: 2400 } });
test.beforeAll(async () => {
  shop = await openOwnShop({
    CONTENT_DIR: planted.folder,
    CONTENT_EDITOR: '1',
    CONTENT_REFRESH_MS: '200',
    PREVIEW_SECRET: 'a secret of thirty-two characters',
  });
});
test.afterAll(async () => {
  await shop?.close();
  planted.remove();
});

const choose = async (field: Locator, value: string): Promise<void> => {
  await field.getByRole('combobox').click();
  await field.page().getByRole('option', { name: value, exact: true }).click();
};
const write = (within: Locator, label: string, text: string): Promise<void> =>
  fieldOf(within, label).last().getByRole('textbox').fill(text);
const read = async (path: string): Promise<string> => (await fetch(`http://localhost:${shop.port}${path}`)).text();

test('B-09 an editor changes a headline, adds a slide, looks at the draft, and publishes it', async ({ page, context }) => {
  await shop.operate('draft', 'home', '--language', 'de');
  await openEditor(page, shop.port, planted.folder);
  await page.getByRole('gridcell', { name: 'Start', exact: true }).click();
  await fieldOf(page, 'Sections').getByRole('button', { name: 'Expand', exact: true }).first().click();
  const slides = fieldOf(page, 'Slides').first();
  await slides.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await fieldOf(slides, 'Headline').getByRole('textbox').fill('Zwei Becken, neu gedacht');
  // Five is the most that the schema allows.
  const add = slides.getByRole('button', { name: 'Add \u2068slide\u2069' });
  await expect(add).toBeDisabled();
  await slides.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await add.click();
  const added = slides
    .getByRole('group')
    .filter({ has: fieldOf(page, 'Second button') })
    .last();
  await choose(fieldOf(added, 'Picture'), 'kitchen-garden');
  await fieldOf(added, 'Headline').getByRole('textbox').fill('Ein Blatt aus dem Garten');
  await fieldOf(added, 'Text').first().getByRole('textbox').fill('Spüle und Armatur am Fenster.');
  await choose(fieldOf(added, 'Page'), 'planning');
  await write(fieldOf(added, 'Button'), 'Text', 'Jetzt planen');
  await save(page);
  expect(await keepSaved(page, planted.folder, test.info().outputDir)).toEqual(['pages/home/de.draft.json']);

  const preview = await context.newPage();
  await preview.goto(`http://localhost:${shop.port}/edit/preview/de/home`);
  const bar = preview.getByRole('region', { name: 'Vorschau auf den Entwurf' });
  await expect(bar).toContainText('Entwurf, Version');
  await expect(bar.getByRole('listitem')).toHaveCount(0);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Zwei Becken, neu gedacht');
  await expect(preview.getByRole('heading', { name: 'Ein Blatt aus dem Garten', includeHidden: true })).toHaveCount(1);
  expect(await read('/')).not.toContain('neu gedacht');

  await shop.operate('publish', 'home', '--language', 'de');
  await expect.poll(() => read('/')).toContain('Zwei Becken, neu gedacht');
  const gone = await preview.reload();
  expect(gone?.status()).toBe(404);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Hier liegt kein Entwurf');
});

test('B-09 an editor brings a picture along, with what is said of it in every language', async ({ page }) => {
  await openEditor(page, shop.port, planted.folder);
  await page.getByRole('option', { name: /Pictures/ }).click();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/ed/t2.png' });
  console.log(await page.locator('body').ariaSnapshot());
});
