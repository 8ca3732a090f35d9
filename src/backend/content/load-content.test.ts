import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { log } from '#backend/log/log.ts';
import { readEnvironment } from '#shared/environment/environment.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import { beforeContentChanges, contentVersion, findPageById, getPage, journalName, stopContent } from './content.ts';
import { currentSource, refreshContent, sourceOf, startContent } from './load-content.ts';

const site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;
const planted = copyContent(['delta-60-s', 'quell', 'steg']);
afterEach(stopContent);
afterAll(planted.remove);

test('files are read once, a CMS every minute, files in development every second, unless configured otherwise', () => {
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

test('a change is prepared before it is shown; if that fails, the old content stays', async () => {
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

test('M-40 a change is shown after the next refresh, a broken one is not; a start with a broken page omits that page', async () => {
  await startContent(readEnvironment({ CONTENT_DIR: planted.folder, CONTENT_REFRESH_MS: '10' }));
  const version = contentVersion();
  planted.edit('pages/planning/de.json', (page) => Object.assign(page, { label: 'Planen lernen' }));
  await vi.waitFor(() => expect(contentVersion()).not.toBe(version), { timeout: 60_000 });
  expect(getPage(site, 'planning').texts.label).toBe('Planen lernen');
  const good = contentVersion();
  planted.write('pages/planning/de.json', '{"label": 3}');
  await expect(refreshContent(currentSource())).rejects.toThrow('pages/planning/de.json: label');
  expect([contentVersion(), getPage(site, 'planning').texts.label]).toEqual([good, 'Planen lernen']);
  const said = vi.spyOn(log, 'error').mockReturnValue();
  await startContent(readEnvironment({ CONTENT_DIR: planted.folder }));
  // Another language is used instead, and everything else is unchanged.
  expect(getPage(site, 'planning').language).toBe('en');
  expect(getPage(site, 'home').language).toBe('de');
  const faults = said.mock.calls.flatMap(([facts]) => ('file' in (facts as object) ? [facts as { file: string; fault: string }] : []));
  expect(faults[0]).toEqual({ file: 'pages/planning/de.json', fault: expect.stringMatching(/^label: /) });
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['pages/planning/de.json']));
  // Each is reported once, not once per country.
  expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length);
  planted.write('pages/planning/page.json', '{}');
  await startContent(readEnvironment({ CONTENT_DIR: planted.folder }));
  expect([findPageById(site, 'planning'), getPage(site, 'home').language]).toEqual([undefined, 'de']);
  said.mockRestore();
});

test('B-02 files that are replaced as a whole are shown without a restart, dealers and jobs too; half of them never', async () => {
  planted.restore();
  vi.stubEnv('CONTENT_DIR', planted.folder);
  await startContent(readEnvironment({ CONTENT_DIR: planted.folder }));
  const version = contentVersion();
  const prepared = vi.fn(async () => undefined);
  beforeContentChanges(prepared);
  const journal = join(planted.folder, journalName);
  writeFileSync(journal, '[]');
  planted.edit('dealers/de.json', ({ dealers }) => (dealers as unknown[]).pop());
  const look = currentSource().changedAt;
  expect(look?.()).toBeUndefined();
  rmSync(journal);
  expect(look?.()).toEqual(expect.any(Number));
  await vi.waitFor(() => expect(contentVersion()).not.toBe(version), { timeout: 60_000 });
  expect(prepared).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
});

test('a missing content folder stops the start', async () => {
  await expect(startContent(readEnvironment({ CONTENT_DIR: '/nowhere/content' }))).rejects.toThrow('ENOENT');
});
