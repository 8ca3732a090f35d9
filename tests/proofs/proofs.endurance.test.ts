import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashInputs, type InputHashes, listFiles } from './input-hashes.ts';
import { isInSample, isSame, subjectOf } from './proved.ts';

const root = new URL('../../', import.meta.url);
const patience = 120_000;
const files = listFiles();
const hashWith = (changed?: string): Promise<InputHashes> =>
  hashInputs(files, (file) => (file === changed ? Buffer.from('another content') : readFileSync(new URL(file, root))));
const now = await hashWith();

/** The subjects of a rig that are proved no longer once a file has another content. */
const unprovedBy = async (file: string, rig: 'visual' | 'accessibility' = 'visual'): Promise<Set<string>> => {
  expect(files).toContain(file);
  const changed = (await hashWith(file))[rig];
  return new Set(Object.keys(changed).filter((tag) => changed[tag] !== now[rig][tag]));
};

test(
  'B-06 unchanged files are the same inputs',
  async () => {
    expect(await hashWith()).toEqual(now);
  },
  patience,
);

test.each([
  [
    'a component unproves what imports it',
    'src/client/primitives/badge/badge.tsx',
    ['@story:badge', '@story:card', '@screen:layer-menu'],
    ['@story:measure-line', '@screen:list-sinks'],
  ],
  [
    'a token unproves examples and pages that show more than was served',
    'src/design/tokens.css',
    ['@story:badge', '@screen:cart', '@language:ja'],
    ['@screen:home', '@docs:badge'],
  ],
  [
    'German words unprove German pages, not Japanese ones and no example',
    'translations/de.json',
    ['@screen:cart'],
    ['@screen:cart-ja', '@story:badge', '@language:ja'],
  ],
  ['Japanese words unprove Japanese pages', 'translations/ja.json', ['@screen:cart-ja', '@language:ja'], ['@screen:cart', '@language:fr']],
  [
    'the server unproves pages that show more than was served, and no example',
    'src/backend/cart/cart.ts',
    ['@screen:cart', '@language:fr'],
    ['@screen:home', '@story:module-quote', '@story:badge'],
  ],
  [
    'how pages are brought together unproves those that stand for themselves, too',
    'src/waku/still-html.ts',
    ['@screen:home', '@story:module-quote', '@docs:badge'],
    [],
  ],
  [
    'a photograph unproves examples and pages that show more than was served',
    'imagery/originals/delta-60-s-white--front.webp',
    ['@story:card', '@screen:cart'],
    ['@screen:home', '@docs:badge'],
  ],
  ['how photographs are made and judged unproves nothing', 'imagery/judge.py', [], ['@story:card', '@screen:cart', '@screen:home']],
  ['what journeys alone do unproves nothing', 'tests/browser/consent-embeds.ts', [], ['@story:card', '@screen:cart', '@screen:home']],
  ['what brings a rig to its pages unproves them', 'tests/browser/prepare-screen.ts', ['@screen:cart', '@screen:home'], ['@story:badge']],
  ['a test of how pictures are made unproves nothing', 'scripts/pictures/share-picture.test.ts', [], ['@story:badge', '@screen:home']],
  ['the lockfile, with the browser in it, unproves everything', 'package-lock.json', ['@story:badge', '@screen:home'], []],
])(
  'B-06 %s',
  async (_, file, unproved, proved) => {
    const found = await unprovedBy(file);
    expect(unproved.filter((tag) => !found.has(tag))).toEqual([]);
    expect(proved.filter((tag) => found.has(tag))).toEqual([]);
  },
  patience,
);

test(
  'B-06 a rig’s own tools unprove its own tests alone',
  async () => {
    expect(await unprovedBy('visual/shoot/camera.ts', 'accessibility')).toEqual(new Set());
    expect((await unprovedBy('visual/shoot/camera.ts')).size).toBe(Object.keys(now.visual).length);
    expect((await unprovedBy('accessibility/scan.ts', 'accessibility')).size).toBe(Object.keys(now.accessibility).length);
    expect(await unprovedBy('accessibility/aria/badge-good.aria.yml', 'accessibility')).toEqual(new Set(['@story:badge']));
  },
  patience,
);

test('B-06 only a proof of these very inputs counts', () => {
  expect(isSame({ inputs: 'a' }, 'a')).toBe(true);
  expect(isSame({ inputs: 'a' }, 'b')).toBe(false);
  expect(isSame(undefined, 'a')).toBe(false);
  expect(isSame(undefined, undefined)).toBe(false);
  expect(isSame({ inputs: 'a', served: 's' }, 'a', 's')).toBe(true);
  expect(isSame({ inputs: 'a', served: 's' }, 'a', 'other')).toBe(false);
  expect(isSame({ inputs: 'a' }, 'a', 's')).toBe(false);
  expect(isSame({ inputs: 'a', served: 's' }, 'a')).toBe(false);
  expect(subjectOf(['@slow', '@screen:home'])).toBe('@screen:home');
});

test('B-06 about one unchanged test in twenty runs all the same, others with the next commit', () => {
  const keys = Array.from({ length: 2000 }, (_, index) => `visual the page ${index}`);
  const sampled = keys.filter((key) => isInSample(key, 'first'));
  expect(sampled.length).toBeGreaterThan(60);
  expect(sampled.length).toBeLessThan(140);
  expect(sampled.filter((key) => isInSample(key, 'second')).length).toBeLessThan(sampled.length / 2);
});
