import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { careerOverviewSchema } from './career-overview.schema.ts';

const listJobs = vi.hoisted(() => vi.fn());
vi.mock('#backend/content/content.ts', () => ({ contentVersion: () => '1' }));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));
vi.mock('#backend/career/career.ts', () => ({ listJobs }));
vi.mock('waku', () => ({ useRouter: () => ({ push: () => Promise.resolve() }) }));
vi.mock('#server-components/log-once.ts', () => ({ logOnce: () => undefined }));

const job = (title: string, typeName: string, others: object = {}) => ({
  id: title,
  careerid: `90${title.length}${title.charCodeAt(0)}`,
  title,
  typeName,
  locations: ['Paderborn', 'Berlin'],
  dateInserted: '2026-03-05',
  field: 'sales',
  hours: 'fullTime',
  contract: 'permanent',
  start: null,
  validThrough: null,
  contents: [{ headline: 'Nichts dabei?', text: 'Schreiben Sie uns.', points: [] }],
  isInitiative: false,
  language: 'de',
  ...others,
});
const site: Site = { country: 'ch', language: 'de', locale: 'de-CH', root: '/de/' };
const show = (query = '', language: Language = 'de') =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'career-overview', id: 'one', data: { headline: 'Stellen', text: null } }],
      language,
      page: { path: '/de/karriere', query },
    }),
  );

beforeEach(() => {
  const jobs = [
    job('Alt', 'Professionals'),
    job('Leitung', 'Managers', { field: 'production', locations: ['Wien'] }),
    job('Studie', 'Students: thesis'),
    job('Frei', 'Professionals', { isInitiative: true }),
  ];
  listJobs.mockResolvedValue(jobs);
});

const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<h3[^>]*><a href="[^"]*Karriere[^>]*>([^<]+)</g)].map(([, title]) => title ?? '');

test('M-36 J-01 three tabs with their counts, each with its own address; professionals need no query', async () => {
  const html = await show();
  const tabs = [...html.matchAll(/<a href="([^"]+)"([^>]*)>([^<]+) <span[^>]*>(\d)<\/span>/g)];
  expect(tabs.map(([, href, rest, name, count]) => [href, rest?.includes('aria-current="page"'), name, count])).toEqual([
    ['/de/karriere#one', true, 'Berufserfahrene', '2'],
    ['/de/karriere?group=students#one', false, 'Studierende', '1'],
    ['/de/karriere?group=pupils#one', false, 'Schülerinnen und Schüler', '0'],
  ]);
  expect(titlesIn(html)).toEqual(['Leitung', 'Alt']);
});

test('M-36 J-01 the address opens a tab; an unknown one is professionals, and a group without jobs says so', async () => {
  expect(titlesIn(await show('group=students'))).toEqual(['Studie']);
  expect(titlesIn(await show('group=elsewhere'))).toEqual(['Leitung', 'Alt']);
  const none = await show('group=pupils');
  expect(titlesIn(none)).toEqual([]);
  expect(none).toContain('Zurzeit ist hier keine Stelle frei.');
});

test('M-36 town and field filter the jobs of a tab; a link back to all of them is below', async () => {
  const html = await show('field=production');
  expect(titlesIn(html)).toEqual(['Leitung']);
  expect(html).toMatch(/role="status"[^>]*>1 Stelle</);
  expect(html).toMatch(/<option value="production" selected="">Fertigung/);
  expect(html).toMatch(/<a href="\/de\/karriere#one"[^>]*>.*Alle Stellen/);
  expect(titlesIn(await show('place=Wien'))).toEqual(['Leitung']);
  expect(titlesIn(await show('place=Wien&field=sales'))).toEqual([]);
  expect(await show('place=Wien&field=sales')).toContain('Dazu ist zurzeit keine Stelle frei.');
});

test('M-36 only towns and fields of the tab can be chosen, and the form preserves the tab', async () => {
  const html = await show();
  const valuesOf = (name: string) => {
    const [, inside = ''] = new RegExp(`name="${name}".*?>(.*?)</select>`, 's').exec(html) ?? [];
    return [...inside.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
  };
  expect([valuesOf('place'), valuesOf('field')]).toEqual([
    ['', 'Berlin', 'Paderborn', 'Wien'],
    ['', 'production', 'sales'],
  ]);
  expect(html).not.toContain('name="group"');
  listJobs.mockResolvedValue([job('Eins', 'Students'), job('Zwei', 'Students')]);
  expect(await show('group=students')).toContain('<input type="hidden" name="group" value="students"/>');
});

test('M-36 J-02 each job leads to its description and has its date in German form', async () => {
  const html = await show();
  expect(html).toMatch(/<h3[^>]*><a href="\/de\/Karriere\/Jobs\/Jobbeschreibung\/90\d+"[^>]*>Leitung<\/a><\/h3>/);
  expect(html).toContain('05.03.2026');
  expect(html).toContain('Paderborn oder Berlin');
  expect(html).toContain('Vollzeit, unbefristet');
});

test('M-36 the speculative application is separate, after its invitation, and has no date', async () => {
  const html = await show();
  expect(html.indexOf('Nichts dabei?')).toBeGreaterThan(html.indexOf('Leitung'));
  expect(html.slice(html.indexOf('Nichts dabei?'))).toContain('>Frei</a>');
  expect(html.match(/05\.03\.2026/g)).toHaveLength(2);
});

test('M-36 jobs in another language than the text around them are marked', async () => {
  listJobs.mockResolvedValue([job('Surface engineer', 'Professionals', { language: 'en' })]);
  expect(await show()).toMatch(/<h3[^>]*lang="en"/);
  expect(await show('', 'en')).not.toMatch(/<h3[^>]*lang=/);
});

test('E-career-overview-failure jobs that cannot be read are reported as such; the headline stays', async () => {
  listJobs.mockRejectedValue(new Error('no file'));
  const html = await show();
  expect(html).toContain('Stellen</h2>');
  expect(html).toContain('Die Stellen lassen sich gerade nicht laden.');
});

test('M-36 six jobs are shown at first, with the number of the others and a link that shows all results', async () => {
  listJobs.mockResolvedValue(Array.from({ length: 9 }, (_, index) => job(`Stelle ${index}`, 'Professionals')));
  const html = await show('field=sales');
  expect(titlesIn(html)).toEqual(['Stelle 8', 'Stelle 7', 'Stelle 6', 'Stelle 5', 'Stelle 4', 'Stelle 3']);
  expect(html).toMatch(/role="status"[^>]*>9 Stellen</);
  expect(html).toContain('6 von 9');
  expect(html).toMatch(/<a href="\/de\/karriere\?field=sales&amp;most=9"[^>]*>.*3 /);
  const all = await show('field=sales&most=9');
  expect(titlesIn(all)).toHaveLength(9);
  expect(all).not.toContain('9 von 9');
});

test('M-36 an empty headline is rejected', () => {
  expect(careerOverviewSchema.safeParse({ headline: '', text: null }).success).toBe(false);
});
