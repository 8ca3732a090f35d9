import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#shared/environment/environment.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import { beforeContentChanges, contentVersion, getPage, stopContent } from './content.ts';
import { sourceOf, startContent } from './load-content.ts';

const site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;
const planted = copyContent(['delta-60-s', 'quell', 'steg']);
afterEach(stopContent);
afterAll(planted.remove);

test('files are read once, a CMS every minute, files in development every second, unless the environment says otherwise', () => {
  const often = (environment: Record<string, string>) => sourceOf(readEnvironment(environment)).milliseconds;
  expect([
    often({}),
    often({ NODE_ENV: 'development' }),
    often({ CONTENT_URL: 'http://cms.example' }),
    often({ CONTENT_REFRESH_MS: '5' }),
  ]).toEqual([0, 1000, 60_000, 5]);
  for (const CONTENT_REFRESH_MS of ['-1', '1.5', 'often', 'Infinity'])
    expect(() => often({ CONTENT_REFRESH_MS })).toThrow(`CONTENT_REFRESH_MS=${JSON.stringify(CONTENT_REFRESH_MS)}`);
});

test('a change is prepared before it is shown; while that fails, the old content stays', async () => {
  await startContent(readEnvironment({ CONTENT_DIR: planted.folder, CONTENT_REFRESH_MS: '10' }));
  const [version, shown] = [contentVersion(), [] as string[]];
  beforeContentChanges(async () => {
    shown.push(contentVersion());
    if (shown.length === 1) throw new Error('not yet');
  });
  planted.edit('pages/planning/de.json', (page) => Object.assign(page, { label: 'Planen und messen' }));
  await vi.waitFor(() => expect(contentVersion()).not.toBe(version), { timeout: 60_000 });
  expect(shown).toEqual([version, version]);
});

test('a change is shown after the next round, a broken one is not', async () => {
  await startContent(readEnvironment({ CONTENT_DIR: planted.folder, CONTENT_REFRESH_MS: '10' }));
  const version = contentVersion();
  planted.edit('pages/planning/de.json', (page) => Object.assign(page, { label: 'Planen lernen' }));
  await vi.waitFor(() => expect(contentVersion()).not.toBe(version), { timeout: 60_000 });
  expect(getPage(site, 'planning').texts.label).toBe('Planen lernen');
  const good = contentVersion();
  planted.write('pages/planning/de.json', '{"label": 3}');
  await expect(startContent(readEnvironment({ CONTENT_DIR: planted.folder }))).rejects.toThrow('pages/planning/de.json: label');
  expect([contentVersion(), getPage(site, 'planning').texts.label]).toEqual([good, 'Planen lernen']);
});

test('a content folder that is not there stops the start', async () => {
  await expect(startContent(readEnvironment({ CONTENT_DIR: '/nowhere/content' }))).rejects.toThrow('ENOENT');
});
