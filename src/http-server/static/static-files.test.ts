import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaticFiles, type StaticFiles } from './static-files.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const version = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
let folder = '';
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  for (const name of ['icons.svg', 'robots.txt']) await writeFile(join(folder, name), drawing);
  files = await listStaticFiles(folder, 1_000_000, {});
});
afterAll(() => rm(folder, { recursive: true }));

const cacheControlOf = async (path: string, query?: string): Promise<string | undefined> => {
  const { headers = [] } = (await files.find(path, query))?.identity ?? {};
  return headers[headers.indexOf('cache-control') + 1];
};

test.each([
  ['/icons.svg', `v=${version}`, 'public, max-age=31536000, immutable'],
  ['/icons.svg', '', 'public, max-age=3600'],
  ['/icons.svg', 'v=00000000', 'public, max-age=3600'],
  ['/robots.txt', `v=${version}`, 'public, max-age=3600'],
])('%s?%s is cached for as long as its address identifies its bytes', async (path, query, cacheControl) => {
  for (let count = 0; count < 2; count++) expect(await cacheControlOf(path, query)).toBe(cacheControl);
});
