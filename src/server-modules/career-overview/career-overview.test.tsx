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
vi.mock('../log-once.ts', () => ({ logOnce: () => undefined }));

const job = (title: string, typeName: string, others: object = {}) => ({
  id: title,
  careerid: `90${title.length}${title.charCodeAt(0)}`,
  title,
  typeName,
  locations: ['Paderborn', 'Berlin'],
  dateInserted: '2026-03-05',
  contents: [{ headline: 'Nichts dabei?', text: 'Schreiben Sie uns.', points: [] }],
  isInitiative: false,
  language: 'de',
  ...others,
});
const site: Site = { country: 'ch', language: 'de', locale: 'de-CH', root: '/de/' };
const show = (language: Language = 'de') =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'career-overview', id: 'one', data: { headline: 'Stellen', text: null } }],
      language,
    }),
  );

beforeEach(() => {
  const jobs = [
    job('Alt', 'Professionals'),
    job('Leitung', 'Managers'),
    job('Studie', 'Students: thesis'),
    job('Frei', 'Professionals', { isInitiative: true }),
  ];
  listJobs.mockResolvedValue(jobs);
});

test('M-36 J-01 three headings with their counts; the newest job first, a group without jobs says so', async () => {
  const html = await show();
  const headings = [...html.matchAll(/<h3 id="one-(\w+)">([^<]+)<span[^>]*>(\d)<\/span>/g)].map(([, tab, , count]) => [tab, count]);
  expect(headings).toEqual([
    ['professionals', '2'],
    ['students', '1'],
    ['pupils', '0'],
  ]);
  expect(html.indexOf('Leitung')).toBeLessThan(html.indexOf('Alt'));
  expect(html).toContain('Zurzeit ist hier keine Stelle frei.');
});

test('M-36 J-02 each job leads to its description, its date in German form', async () => {
  const html = await show();
  expect(html).toMatch(/<h4[^>]*><a href="\/de\/Karriere\/Jobs\/Jobbeschreibung\/90\d+"[^>]*>Leitung<\/a><\/h4>/);
  expect(html).toContain('05.03.2026');
  expect(html).toContain('Paderborn oder Berlin');
});

test('M-36 the application without an advertisement stands apart, after its invitation, and without a date', async () => {
  const html = await show();
  expect(html.indexOf('Nichts dabei?')).toBeGreaterThan(html.indexOf('one-pupils'));
  expect(html.slice(html.indexOf('Nichts dabei?'))).toContain('>Frei</a>');
  expect(html.match(/05\.03\.2026/g)).toHaveLength(3);
});

test('M-36 jobs in another language than the words around them are marked', async () => {
  listJobs.mockResolvedValue([job('Surface engineer', 'Professionals', { language: 'en' })]);
  expect(await show()).toMatch(/<h4[^>]*lang="en"/);
  expect(await show('en')).not.toMatch(/<h4[^>]*lang=/);
});

test('E-career-overview-failure jobs that cannot be read are said to be so; the headline stays', async () => {
  listJobs.mockRejectedValue(new Error('no file'));
  const html = await show();
  expect(html).toContain('Stellen</h2>');
  expect(html).toContain('Die Stellen lassen sich gerade nicht laden.');
});

test('M-36 an empty headline is refused', () => {
  expect(careerOverviewSchema.safeParse({ headline: '', text: null }).success).toBe(false);
});
