import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('files that compress well get three compressed copies, and old copies are removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const text = 'tap '.repeat(500);
  await writeFile(join(folder, 'a.js'), text);
  await writeFile(join(folder, 'short.js'), 'tap');
  await writeFile(join(folder, 'sink.avif'), text);
  await writeFile(join(folder, 'gone.js.br'), 'old');
  expect(await compressFolder(folder)).toBe(3);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.js.zst', 'short.js', 'sink.avif']);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text);
});
