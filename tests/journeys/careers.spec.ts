import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';
import { everySite } from '../support/browser/sites.ts';

const jobs = (page: Page) => page.locator('#jobs-results').getByRole('article');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Stellen nach Gruppe' });

const visit = (page: Page, baseURL: string | undefined, path: string) =>
  page.goto(`${originOf('de', baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });

test('J-01 M-36 professionals have the bare URL, other tabs a query; each shows its count, and Back returns', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/karriere');
  const current = tabs(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(/^Berufserfahrene \d+$/);
  for (const [name, query] of [
    [/^Studierende \d+$/, '?group=students#jobs'],
    [/^Schülerinnen und Schüler \d+$/, '?group=pupils#jobs'],
    [/^Berufserfahrene \d+$/, '#jobs'],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/karriere${query.replace('?', '\\?')}$`));
    await expect(current).toHaveText(name);
    const count = Number(/\d+$/.exec((await current.textContent()) ?? '')?.[0]);
    await expect(jobs(page)).toHaveCount(Math.min(count, 6));
    expect(count).toBeGreaterThan(3);
  }
  await page.goBack();
  await expect(current).toHaveText(/^Schülerinnen/);
});

test('J-01 a tab shows six jobs at first; the remaining number is shown, and one click adds them', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/karriere');
  const total = Number(/^\d+/.exec((await page.locator('#jobs-results').getByRole('status').textContent()) ?? '')?.[0]);
  const first = await jobs(page).allTextContents();
  await expect(page.locator('#jobs-results')).toContainText(`6 von ${total}`);
  const more = page.locator('#jobs-results').getByRole('link', { name: `Weitere ${total - 6} zeigen` });
  await more.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await more.click();
  await expect(page).toHaveURL(/\/karriere\?most=\d+$/);
  await expect(jobs(page)).toHaveCount(total);
  expect((await jobs(page).allTextContents()).slice(0, 6)).toEqual(first);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(more).toHaveCount(0);
});

test('J-01 the newest job comes first, the unsolicited application separately', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/karriere');
  const dates = (await jobs(page).allTextContents()).map((text) => /(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? []);
  const days = dates.map(([, day, month, year]) => `${year}-${month}-${day}`);
  expect(days).toEqual(days.toSorted().toReversed());
  const apart = page.locator('#jobs').getByRole('article').last();
  await expect(apart).toContainText('Initiativbewerbung');
  await expect(page.locator('#jobs-results')).not.toContainText('Initiativbewerbung');
});

test('J-01 location and field filter the jobs at once, are announced and kept in the URL; the focus stays', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/karriere');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const place = page.getByLabel('Ort', { exact: true });
  await place.focus();
  await place.selectOption('Berlin');
  await expect(page).toHaveURL(/\/karriere\?place=Berlin$/);
  await expect(page.locator('#jobs-results').getByRole('status')).toHaveText(/^\d Stellen$/);
  for (const text of await jobs(page).allTextContents()) expect(text).toContain('Berlin');
  await expect(place).toBeFocused();
  await page.getByLabel('Bereich').selectOption('digital');
  await expect(page).toHaveURL(/\/karriere\?field=digital&place=Berlin$/);
  await expect(jobs(page)).toHaveCount(1);
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
  await page.locator('#jobs-results').getByRole('link', { name: 'Alle Stellen' }).click();
  await expect(page).toHaveURL(/\/karriere#jobs$/);
  await expect(place).toHaveValue('');
});

test('J-01 without script tabs, location and field work as links and a form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, baseURL, '/karriere?group=students');
  await page.getByLabel('Bereich').selectOption('development');
  await page.getByRole('button', { name: 'Stellen anzeigen' }).click();
  await expect(page).toHaveURL(/group=students.*field=development/);
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(/^Studierende/);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await jobs(page).count()).toBeGreaterThan(1);
  await context.close();
});

test('J-01 an unknown query shows all professionals, one without matches says so', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/karriere?group=%3Cscript%3E&field=astronaut');
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(/^Berufserfahrene/);
  const all = await jobs(page).count();
  await visit(page, baseURL, '/karriere?place=Atlantis');
  await expect(jobs(page)).toHaveCount(all);
  await visit(page, baseURL, '/karriere?field=logistics&place=Tokyo');
  await expect(page.locator('#jobs-results')).toContainText('Dazu ist zurzeit keine Stelle frei.');
});

test('J-02 R-13 a tile leads to its job at the canonical URL; the application is on the careers site', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL, '/karriere');
  const tile = jobs(page).getByRole('link', { name: 'Konstruktion Armaturen (m/w/d)' });
  await expect(tile).toHaveAttribute('href', '/Karriere/Jobs/Jobbeschreibung/9328');
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konstruktion Armaturen (m/w/d)');
  await expect(page.getByRole('table')).toContainText('18.11.2026');
  await expect(page.getByRole('table')).toContainText('Voll- oder Teilzeit, unbefristet');
  await expect(page.getByRole('link', { name: 'Jetzt bewerben' })).toHaveAttribute('href', 'https://careers.undula.example/jobs/9328');
});

/** The parts of a job's screen. */
const partsOf = (html: string): string[] =>
  ['<h1', 'id="glance"', 'href="https://careers.undula.example/jobs/'].filter((part) => html.includes(part));

test('R-13 both URLs of a job answer in every site, with its markup for search engines', async ({ request }) => {
  for (const { country, root } of everySite) {
    const ask = async (path: string) => (await request.get(`${root}${path}`, { headers: { host: `${country}.localhost` } })).text();
    const page = await ask('karriere/jobs/jobbeschreibung/9328');
    expect(page, `${country}${root}`).toContain('"@type":"JobPosting"');
    // One spelling: that of tiles and sitemap.
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="https://www\\.[\\w.]+${root}Karriere/Jobs/Jobbeschreibung/9328"`));
    expect(page).toContain('"employmentType":["FULL_TIME","PART_TIME"]');
    const initiative = await ask('career/job');
    // The same screen: a headline, the key facts, and the link to apply.
    expect([country, partsOf(initiative)]).toEqual([country, partsOf(page)]);
    expect([/<h1/.test(initiative), initiative.includes('JobPosting'), initiative.includes('/jobs/9000"')]).toEqual([true, false, true]);
  }
});

test('R-13 upper or lower case, with a language prefix or without, it is the same screen', async ({ request }) => {
  for (const [country, roots] of [
    ['de', ['/', '/de/']],
    ['ch', ['/fr/']],
  ] as const)
    for (const root of roots)
      for (const path of ['Karriere/Jobs/Jobbeschreibung/9328', 'karriere/jobs/jobbeschreibung/9328']) {
        const answer = await request.get(`${root}${path}`, { headers: { host: `${country}.localhost` } });
        expect([answer.status(), partsOf(await answer.text()).length]).toEqual([200, 3]);
      }
});

test('J-02 a filled job says so, links to the others, and can be neither listed, indexed nor applied for', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/karriere?group=students');
  await expect(page.getByRole('link', { name: /Produktdaten/ })).toHaveCount(0);
  await visit(page, baseURL, '/karriere/jobs/jobbeschreibung/9351');
  await expect(page.getByText('Diese Stelle ist besetzt.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jetzt bewerben' })).toHaveCount(0);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
    expect.stringContaining('JobPosting'),
  );
  await page.getByRole('link', { name: 'Alle Stellen' }).click();
  await expect(page).toHaveURL(/\/karriere$/);
});
