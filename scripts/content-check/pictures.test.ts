import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mediaEntry } from '../../src/shared/content/media-file.ts';
import { readJobs } from '../pictures/picture-job.ts';
import { readLibrary } from './library.ts';
import { checkPictures } from './pictures.ts';

const { library } = await readLibrary('content');
const publicFolder = mkdtempSync(path.join(tmpdir(), 'undula-public-'));
const originals = mkdtempSync(path.join(tmpdir(), 'undula-originals-'));
afterAll(() => {
  for (const folder of [publicFolder, originals]) rmSync(folder, { recursive: true, force: true });
});

test('content:check finds a generated picture that lacks a size, and one that was never generated', async () => {
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

test('B-09 content:check names a picture whose file is invalid, and one whose file is missing', async () => {
  if (!library) throw new Error('No library');
  const entry = { kind: 'lifestyle', alt: { de: 'Ein See', en: 'A lake', fr: 'Un lac', ja: '湖の眺め' } };
  const media = { lake: mediaEntry.parse({ ...entry, original: '/uploads/lake.png' }), hill: mediaEntry.parse(entry) };
  const files = new Map<string, unknown>([['pictures/lake.json', {}]]);
  mkdirSync(path.join(originals, 'uploads'));
  writeFileSync(path.join(originals, 'uploads/lake.png'), '<script>alert(1)</script>');
  const found = await checkPictures({ files, content: { ...library.content, media } }, publicFolder, originals);
  expect(found.slice(0, 2)).toEqual([
    { file: 'pictures/lake.json', message: `lake.original: ${originals}/uploads/lake.png is no picture; allowed: WebP, PNG, JPEG` },
    { file: 'media/media.json', message: `hill: no original ${originals}/hill.webp` },
  ]);
  const { jobs, missing, odd } = await readJobs(media, originals);
  expect([jobs, missing, odd]).toEqual([[], [`${originals}/hill.webp`], [`${originals}/uploads/lake.png`]]);
});

test('B-09 the name of an original cannot leave their folder', () => {
  const entry = { kind: 'lifestyle', alt: { de: 'Ein See', en: 'A lake', fr: 'Un lac', ja: '湖の眺め' } };
  const names = ['../secret.png', '/uploads/../../secret.png', '//etc/lake.png', '/uploads/lake.svg', 'https://evil.example/lake.png'];
  expect(names.filter((original) => mediaEntry.safeParse({ ...entry, original }).success)).toEqual([]);
  expect(mediaEntry.safeParse({ ...entry, original: '/uploads/lake.png' }).success).toBe(true);
});
