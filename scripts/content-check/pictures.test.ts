import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLibrary } from './library.ts';
import { checkPictures } from './pictures.ts';

const publicFolder = mkdtempSync(path.join(tmpdir(), 'undula-public-'));
afterAll(() => rmSync(publicFolder, { recursive: true, force: true }));

test('content:check finds a made picture that lacks a size, and one that was never made', async () => {
  const { library } = await readLibrary('content');
  if (!library) throw new Error('No library');
  mkdirSync(path.join(publicFolder, 'pictures'));
  const resolution = { name: 'ORIGINAL', width: 960, height: 720, avif: '/pictures/there.avif', webp: '/pictures/gone.webp' };
  const sand = { identifier: 'delta-60-s-sand--front', width: 960, height: 720, placeholder: '#eceae6', resolutions: [resolution] };
  writeFileSync(path.join(publicFolder, 'pictures/there.avif'), '');
  writeFileSync(path.join(publicFolder, 'pictures/pictures.json'), JSON.stringify({ [sand.identifier]: sand }));
  const lines = (await checkPictures(library, publicFolder)).map(({ message }) => message);
  expect(lines).toContain('delta-60-s-sand--front: /pictures/gone.webp is missing: npm run pictures');
  expect(lines).not.toContain('delta-60-s-sand--front: /pictures/there.avif is missing: npm run pictures');
  expect(lines).toContain('delta-60-s-pebble--front: not made yet: npm run pictures');
});
