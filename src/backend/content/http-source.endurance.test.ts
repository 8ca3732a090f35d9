import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countries } from '#shared/country/countries.ts';
import { readEnvironment } from '#shared/environment/environment.ts';
import { createReferenceCms, referenceKeys } from '../../../scripts/reference-cms/app.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import { currentContent } from './content-state.ts';
import { createFileSource } from './file-source.ts';
import { createHttpSource } from './http-source.ts';
import { refreshContent } from './load-content.ts';
import { readContent } from './read-content.ts';

// All products are read alike, so a few are enough.
const products = ['delta-60-s', 'quell', 'steg'];
let planted: ReturnType<typeof copyContent>;
let server: Server;
let url = '';
let asked: { country: string; status: number }[] = [];
/** The responses to the next requests instead of content. */
let faults: (number | 'break')[] = [];

beforeEach(async () => {
  planted = copyContent(products);
  asked = [];
  faults = [];
  const cms = createReferenceCms({ folder: planted.folder, keys: referenceKeys() });
  const app = new Hono();
  app.use(async (c) => {
    const fault = faults.shift();
    if (typeof fault === 'number') return c.text('later', fault as 503);
    const reply = await cms.fetch(c.req.raw);
    asked.push({ country: c.req.path.split('/')[1] ?? '', status: reply.status });
    return reply;
  });
  const listener = getRequestListener(app.fetch);
  server = createServer((request, response) => {
    if (faults[0] !== 'break') return listener(request, response);
    faults.shift();
    request.socket.destroy();
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  planted.remove();
});

const sourceWith = (apiKeys: Record<string, string> = referenceKeys()) => createHttpSource({ url, apiKeys, delays: [1, 2, 3] });

test('B-09 both sources give the same drafts, fresh each time; what cannot be read is named', async () => {
  const source = sourceWith();
  const read = async (page: string) => Object.fromEntries(await source.readDrafts('de', page));
  expect(await read('about')).toEqual({});
  planted.write('pages/about/de.draft.json', '{"label":"Neu"}');
  expect(await read('about')).toEqual({ 'pages/about/de.json': { label: 'Neu' } });
  expect(await read('about')).toEqual(Object.fromEntries(await createFileSource(planted.folder).readDrafts('de', 'about')));
  expect(await read('./')).toEqual({});
  faults = [503];
  await expect(read('about')).rejects.toThrow('Country DE: the CMS answered status 503.');
  await expect(sourceWith({ ...referenceKeys(), de: 'wrong' }).readDrafts('de', 'about')).rejects.toThrow('the CMS refused its API key');
});

test('both sources give the same content', async () => {
  const [overHttp, fromFiles] = [await readContent(sourceWith()), await readContent(createFileSource(planted.folder))];
  expect(overHttp.version).toBe(fromFiles.version);
  expect(overHttp.countries.get('jp')?.products.size).toBe(products.length);
});

test('C-08 a country without a key in the environment stops before any request', async () => {
  const { fr: _, ...others } = referenceKeys();
  await expect(readContent(sourceWith(others))).rejects.toThrow(/^Country FR is missing API key\.$/);
  expect(asked).toEqual([]);
});

test('a wrong key fails with the country and the status', async () => {
  const wrong = { ...referenceKeys(), ua: 'reference-us' };
  await expect(readContent(sourceWith(wrong))).rejects.toThrow('Country UA: the CMS refused its API key (status 403).');
});

test('the reference CMS answers 401 without a key, 403 with another country’s, 404 elsewhere', async () => {
  const status = async (path: string, key?: string) =>
    (await fetch(`${url}${path}`, key ? { headers: { authorization: `Bearer ${key}` } } : {})).status;
  expect(await status('/de/content')).toBe(401);
  expect(await status('/de/content', 'reference-at')).toBe(403);
  expect(await status('/xx/content', 'reference-xx')).toBe(403);
  expect(await status('/de/content', 'reference-de')).toBe(200);
  expect(await status('/de')).toBe(404);
});

test('network errors and 5xx are retried three times', async () => {
  faults = [503, 'break', 500];
  await expect(readContent(sourceWith())).resolves.toHaveProperty('version');
  faults = Array.from({ length: 200 }, () => 'break' as const);
  await expect(readContent(sourceWith())).rejects.toThrow(/^Country [A-Z]{2}: the CMS at .* cannot be reached\.$/);
});

test('a refresh uses the ETag, and a failing one leaves the last good content in place', async () => {
  const source = sourceWith();
  await refreshContent(source);
  const good = currentContent();
  asked = [];
  await refreshContent(source);
  expect(asked.map(({ status }) => status)).toEqual(Object.keys(countries).map(() => 304));
  expect(currentContent()).toBe(good);
  planted.edit('pages/sinks/fr.json', (file) => {
    delete file['title'];
  });
  await expect(refreshContent(source)).rejects.toThrow('pages/sinks/fr.json: title');
  expect(currentContent()).toBe(good);
});

test('keys are read from the environment by short code', () => {
  expect(readEnvironment({ CMS_API_KEY_DE: 'a', CMS_API_KEY_CH: '', CMS_API_KEY_XX: 'b' }).CMS_API_KEY).toEqual({ de: 'a' });
});
