import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#shared/country/countries.ts';
import { readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import { beginDraft } from './begin-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { showPreview } from './show-preview.ts';

let planted: ReturnType<typeof copyContent>;
let said: string[] = [];
const use = (variables: Record<string, string>): void =>
  replaceEnvironment(() => readEnvironment({ CONTENT_DIR: planted.folder, ...variables }));
beforeEach(() => {
  planted = copyContent([]);
  said = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  use({ PREVIEW_SECRET: 'a secret of thirty-two characters', PORT: '3000' });
});
afterEach(() => {
  vi.restoreAllMocks();
  replaceEnvironment(undefined);
  planted.remove();
});

const read = (file: string): { label: string } => JSON.parse(readFileSync(`${planted.folder}/${file}`, 'utf8'));
const exists = (file: string): boolean => existsSync(`${planted.folder}/${file}`);

test('B-09 a draft starts as a copy of the published page, and is never started twice', async () => {
  await beginDraft('about', 'de');
  expect(read('pages/about/de.draft.json')).toEqual(read('pages/about/de.json'));
  expect(exists('pages/about/en.draft.json')).toBe(false);
  planted.edit('pages/about/de.draft.json', (page) => Object.assign(page, { label: 'Neu' }));
  await beginDraft('about');
  expect(read('pages/about/de.draft.json').label).toBe('Neu');
  expect(said).toEqual([
    'pages/about/de.draft.json is begun',
    ...languages.toSorted().map((language) => `pages/about/${language}.draft.json is ${language === 'de' ? 'there already' : 'begun'}`),
  ]);
  await expect(beginDraft('attic')).rejects.toThrow('attic has no published texts');
});

test('B-09 publishing replaces the page by the draft, in one language or in all', async () => {
  await beginDraft('about');
  planted.edit('pages/about/de.draft.json', (page) => Object.assign(page, { label: 'Neu' }));
  await publishDraft('about', 'de');
  expect([read('pages/about/de.json').label, exists('pages/about/de.draft.json')]).toEqual(['Neu', false]);
  expect(exists('pages/about/en.draft.json')).toBe(true);
  await publishDraft('about');
  expect(exists('pages/about/en.draft.json')).toBe(false);
  await expect(publishDraft('about')).rejects.toThrow('about has no draft');
});

test('B-09 an invalid draft publishes nothing, and every error is named', async () => {
  await beginDraft('about');
  planted.edit('pages/about/en.draft.json', (page) => Object.assign(page, { title: 'x' }));
  planted.edit('pages/about/fr.draft.json', (page) =>
    Object.assign(page, { sections: [{ uid: 'headline', id: 'a', data: { headline: '' } }] }),
  );
  await expect(publishDraft('about')).rejects.toThrow(
    'pages/about/en.draft.json: title: 1 character; allowed: at least 5 characters\n' +
      'pages/about/fr.draft.json: sections[0].data.headline (headline): 0 characters; allowed: at least 1 character',
  );
  expect(exists('pages/about/de.draft.json')).toBe(true);
  await publishDraft('about', 'de');
  expect(exists('pages/about/de.draft.json')).toBe(false);
});

test('B-09 the preview address is printed for the public and for this machine, where there is a draft', async () => {
  await expect(showPreview('about', 'ch', 'fr', 8)).rejects.toThrow('about has no draft: npm run shop -- draft about');
  await beginDraft('about', 'fr');
  await showPreview('about', 'ch', 'fr', 8);
  const [there = '', here = ''] = said.slice(-2);
  expect(there).toMatch(/^https:\/\/www\.undula\.ch\/fr\/preview\/about\?until=\d{10}&signature=[\w-]{43}$/);
  expect(here).toBe(there.replace('https://www.undula.ch', 'On this machine: http://ch.localhost:3000'));
  await expect(showPreview('about', 'ch', 'ja', 8)).rejects.toThrow('The shop of ch does not speak ja');
  use({});
  await expect(showPreview('about', 'ch', 'fr', 8)).rejects.toThrow('PREVIEW_SECRET is not set');
});

test('B-09 where a CMS stores the content, drafts are started and published there', async () => {
  use({ CONTENT_URL: 'http://cms.example' });
  await expect(beginDraft('about')).rejects.toThrow('The content lies in the CMS at http://cms.example');
  await expect(publishDraft('about')).rejects.toThrow('The content lies in the CMS at http://cms.example');
});
