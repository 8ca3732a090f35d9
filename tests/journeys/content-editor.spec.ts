import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { type SectionUid, sectionSchemas } from '../../src/server-modules/schemas.ts';
import { mediaEntry } from '../../src/shared/content/media-file.ts';
import { pageTexts, type Section } from '../../src/shared/content/page-file.ts';
import { type Language, languages } from '../../src/shared/country/countries.ts';
import type { AnyModuleStory } from '../../stories/modules/module-story.ts';
import { copyContent } from '../content/planted-folder.ts';
import { addPicture, copySavedFiles, fieldOf, openEditor, save } from '../support/browser/content-editor.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';

// An editor's machine: the shop on a copy of the content, which it reloads at once.
const planted = copyContent();
let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
// The editor uses the browser's language.
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 2400 } });
test.beforeAll(async () => {
  // As in `npm run edit`.
  shop = await openOwnShop({ CONTENT_DIR: planted.folder }, '.', 'scripts/edit.ts');
});
test.afterAll(async () => {
  await shop?.close();
  planted.remove();
});

const nameOf = (language: Language): string => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const choose = async (field: Locator, value: string): Promise<void> => {
  await field.getByRole('combobox').click();
  await field.page().getByRole('option', { name: value, exact: true }).click();
};
const write = (within: Locator, label: string, text: string): Promise<void> =>
  fieldOf(within, label).last().getByRole('textbox').fill(text);
const read = async (path: string): Promise<string> => (await fetch(`http://localhost:${shop.port}${path}`)).text();

test('B-09 an editor changes a headline, adds a slide, previews the draft, and publishes it', async ({ page, context }) => {
  await shop.operate('draft', 'home', '--language', 'de');
  await openEditor(page, shop.port, planted.folder);
  await page.getByRole('gridcell', { name: 'Start', exact: true }).click();
  await fieldOf(page, 'Sections').getByRole('button', { name: 'Expand', exact: true }).first().click();
  const slides = fieldOf(page, 'Slides').first();
  await slides.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await fieldOf(slides, 'Headline').getByRole('textbox').fill('Zwei Becken, neu gedacht');
  // The schema allows at most five.
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
  expect(await copySavedFiles(page, planted.folder, test.info().outputDir)).toEqual(['pages/home/de.draft.json']);

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
  const removed = await preview.reload();
  expect(removed?.status()).toBe(404);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Hier liegt kein Entwurf');
});

test('B-09 an editor adds a picture, with its alt text in every language', async ({ page }, { outputDir }) => {
  const original = `${outputDir}/Küche am See.png`;
  await mkdir(outputDir, { recursive: true });
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#456' } }).toFile(original);
  await openEditor(page, shop.port, planted.folder);
  await addPicture(page, original);
  const words: Partial<Record<Language, string>> = { de: 'Küche am See', en: 'A kitchen by the lake', ja: '湖畔のキッチン' };
  for (const language of languages) await write(page.locator('body'), nameOf(language), words[language] ?? `Undula (${language})`);
  await page.getByRole('radio', { name: 'lifestyle' }).check();
  await save(page);
  const saved = await copySavedFiles(page, planted.folder, outputDir);
  expect(saved).toEqual(['imagery/originals/uploads/kueche-am-see.png', 'pictures/a-kitchen-by-the-lake.json']);
  const entry = mediaEntry.parse(JSON.parse(readFileSync(`${planted.folder}/${saved[1]}`, 'utf8')));
  expect(entry).toMatchObject({
    original: '/uploads/kueche-am-see.png',
    kind: 'lifestyle',
    alt: { de: 'Küche am See', ja: '湖畔のキッチン' },
  });
  // From now on it can be selected.
  await expect.poll(() => read('/edit/config.json')).toContain('"a-kitchen-by-the-lake"');
});

test('B-09 a file that only claims to be a picture is rejected, and nothing of it is written', async ({ page }, { outputDir }) => {
  await openEditor(page, shop.port, planted.folder);
  await addPicture(page, { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') });
  const validationError = page.getByRole('alertdialog', { name: 'Invalid File' });
  await expect(validationError.getByRole('listitem')).toHaveText(['lake.png']);
  await validationError.getByRole('button', { name: 'OK' }).click();
  await expect(fieldOf(page, 'Picture').getByRole('button', { name: 'Browse' })).toBeVisible();
  expect(await copySavedFiles(page, planted.folder, outputDir)).toEqual([]);
});

test('B-09 every example of every module round-trips through the editor unchanged', async ({ page }) => {
  const files = readdirSync('stories/modules').filter((file) => file.endsWith('.story.ts'));
  const stories = await Promise.all(
    files.map(async (file) => ((await import(`../../stories/modules/${file}`)) as { story: AnyModuleStory }).story),
  );
  expect(stories.map(({ uid }) => uid).toSorted()).toEqual(Object.keys(sectionSchemas).toSorted());
  const sections = stories.flatMap(({ uid, variants }) => variants.map(({ id, data }) => ({ uid, id: `${uid}-${id}`, data })));
  const texts = {
    slug: 'all',
    label: 'All modules',
    title: 'All modules',
    description: 'Every example of every module of the shop.',
    sections,
  };
  planted.write('pages/press/de.draft.json', JSON.stringify(texts));
  await openEditor(page, shop.port, planted.folder);
  await page.getByRole('gridcell', { name: 'All modules', exact: true }).click();
  await fieldOf(page, 'Title').getByRole('textbox').fill('All modules, edited');
  await save(page);
  expect(await copySavedFiles(page, planted.folder, test.info().outputDir)).toEqual(['pages/press/de.draft.json']);
  const saved = pageTexts.parse(JSON.parse(readFileSync(`${planted.folder}/pages/press/de.draft.json`, 'utf8')));
  expect(saved.title).toBe('All modules, edited');
  const read = ({ uid, id, data }: Section) => ({
    uid,
    id,
    data: sectionSchemas[uid as SectionUid].parse(data),
  });
  expect(saved.sections.map(read)).toEqual(sections.map(read));
});
