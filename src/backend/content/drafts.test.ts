import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createReferenceCms, referenceKeys } from '../../../scripts/reference-cms/app.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import type { ContentSource } from './content-source.ts';
import type { CountryContent } from './country-content.ts';
import { draftFor } from './drafts.ts';
import { createFileSource } from './file-source.ts';
import { addressOfPage } from './pages.ts';
import { readContent } from './read-content.ts';

const german = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;
const french = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' } as const;
const italian = { country: 'it', language: 'it', locale: 'it-IT', root: '/' } as const;

const planted = copyContent(['delta-60-s', 'quell', 'steg']);
let source: ContentSource;
beforeEach(() => {
  source = createFileSource(planted.folder);
});
afterEach(planted.restore);
afterAll(planted.remove);

const texts = {
  slug: 'neu',
  label: 'Neu',
  title: 'Neu bei uns',
  description: 'Was es neu bei uns gibt, in einem Satz gesagt.',
  sections: [{ uid: 'headline', id: 'neu', data: { headline: 'Ganz neu' } }],
};
const write = (file: string, json: object): void => planted.write(file, JSON.stringify(json));
const contentOf = async (site: { country: 'de' | 'ch' | 'it' }): Promise<CountryContent> => {
  const content = (await readContent(source)).countries.get(site.country);
  if (!content) throw new Error('no content');
  return content;
};
const look = async (site: typeof german | typeof french | typeof italian, page: string) =>
  draftFor(source, await contentOf(site), site, page);

test('B-09 a draft changes nothing that is published: neither version nor page nor address', async () => {
  const before = await readContent(source);
  write('pages/about/de.draft.json', texts);
  write('pages/secret/page.draft.json', { pageId: 'secret', type: 'content', robots: 'index' });
  write('pages/secret/de.draft.json', texts);
  const after = await readContent(source);
  expect(after.version).toBe(before.version);
  const germany = await contentOf(german);
  expect(germany.pages.has('secret')).toBe(false);
  expect(addressOfPage(germany, german, 'about')).toBe('/unternehmen');
  expect(JSON.stringify([...germany.pages])).not.toContain('Ganz neu');
});

test('B-09 it is shown in place of the published page, in its language only, and excluded from search engines', async () => {
  write('pages/about/de.draft.json', texts);
  const draft = await look(german, 'about');
  expect(draft).toMatchObject({ found: { language: 'de', path: '/neu', texts: { title: 'Neu bei uns' }, file: { robots: 'noindex' } } });
  expect(await look(french, 'about')).toBeUndefined();
  expect(await look(italian, 'about')).toBeUndefined();
  expect(await look(german, 'home')).toBeUndefined();
  write('pages/about/de.draft.json', { ...texts, label: 'Neues' });
  const changed = await look(german, 'about');
  const versions = [draft, changed].map((one) => one && 'version' in one && one.version);
  expect(versions).toEqual([expect.stringMatching(/^[\da-f]{8}$/), expect.stringMatching(/^[\da-f]{8}$/)]);
  expect(versions[0]).not.toBe(versions[1]);
});

test('B-09 where a language has no texts yet, the draft of the fallback is used', async () => {
  planted.drop('pages/about/it.json');
  write('pages/about/en.draft.json', texts);
  expect(await look(italian, 'about')).toMatchObject({ found: { language: 'en', texts: { label: 'Neu' } } });
  expect(await look(german, 'about')).toBeUndefined();
});

test('B-09 C-11 a draft is resolved for its country: as base or as override, with the values filled in', async () => {
  write('pages/about/fr.draft.json', { ...texts, description: '{{returnDays}} jours pour changer d’avis, en une phrase.' });
  write('pages/about/fr.ch.draft.json', { label: 'En Suisse' });
  expect(await look(french, 'about')).toMatchObject({
    found: { texts: { label: 'En Suisse', description: '30 jours pour changer d’avis, en une phrase.', sections: [{ id: 'neu' }] } },
  });
  planted.drop('pages/about/fr.draft.json');
  expect(await look(french, 'about')).toMatchObject({ found: { path: '/fr/entreprise', texts: { label: 'En Suisse' } } });
  write('pages/about/fr.ch.draft.json', { without: ['nowhere'] });
  expect(await look(french, 'about')).toMatchObject({ faults: [{ message: "no section 'nowhere' on this page" }] });
});

test('B-09 a page that is not published yet is shown too, once its file exists', async () => {
  write('pages/secret/de.draft.json', texts);
  expect(await look(german, 'secret')).toMatchObject({ faults: [{ file: 'pages/secret/page.draft.json', message: 'is missing' }] });
  write('pages/secret/page.draft.json', { pageId: 'secret', type: 'content', robots: 'index' });
  expect(await look(german, 'secret')).toMatchObject({ found: { path: '/neu' } });
});

test('B-09 other files that a CMS sends are not part of the draft', async () => {
  const readDrafts = async () =>
    new Map<string, unknown>([
      ['pages/home/de.json', texts],
      ['countries/de.json', {}],
    ]);
  expect(await draftFor({ ...source, readDrafts }, await contentOf(german), german, 'about')).toBeUndefined();
});

test('B-09 errors of a draft are reported with its own file name', async () => {
  write('pages/about/de.draft.json', { ...texts, title: 'x', label: 7 });
  expect(await look(german, 'about')).toMatchObject({
    faults: [
      { file: 'pages/about/de.draft.json', message: 'label: 7; allowed: a text' },
      { file: 'pages/about/de.draft.json', message: 'title: 1 character; allowed: at least 5 characters' },
    ],
  });
  write('pages/about/page.draft.json', { pageId: 'other', type: 'content', robots: 'index' });
  write('pages/about/de.draft.json', texts);
  expect(await look(german, 'about')).toMatchObject({ faults: [{ message: "pageId: says 'other', but lies under 'about'" }] });
});

test('B-09 a truncated draft is reported with its own file name, and affects nothing that is published', async () => {
  planted.write('pages/about/de.draft.json', '{"slug": "neu",');
  planted.write('pages/about/fr.draft.json', '');
  expect(await look(german, 'about')).toEqual({
    faults: ['de', 'fr'].map((language) => ({
      file: `pages/about/${language}.draft.json`,
      message: expect.stringMatching(/^not JSON: /),
    })),
  });
  expect(addressOfPage(await contentOf(german), german, 'about')).toBe('/unternehmen');
});

test('B-09 a CMS that cannot be reached is not an error of the draft', async () => {
  const readDrafts = () => Promise.reject(new Error('unreachable'));
  await expect(draftFor({ ...source, readDrafts }, await contentOf(german), german, 'about')).rejects.toThrow('unreachable');
});

test('B-09 no page name can point outside the pages folder', async () => {
  write('countries/de.draft.json', texts);
  for (const name of ['../countries', '..', 'about/..', 'About', '']) expect([...(await source.readDrafts('de', name))]).toEqual([]);
});

test('B-09 the reference CMS serves drafts only with the key of the country, in its languages', async () => {
  write('pages/about/de.draft.json', texts);
  const cms = createReferenceCms({ folder: planted.folder, keys: referenceKeys() });
  const ask = (country: string, key?: string) =>
    cms.request(`/${country}/drafts/about`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } });
  expect((await ask('de')).status).toBe(401);
  expect((await ask('de', 'reference-fr')).status).toBe(403);
  expect((await ask('it', 'reference-it')).status).toBe(404);
  const all = await cms.request('/de/content', { headers: { authorization: 'Bearer reference-de' } });
  expect(await all.text()).not.toMatch(/\.draft|Ganz neu/);
  const response = await ask('de', 'reference-de');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ files: { 'pages/about/de.json': texts } });
});
