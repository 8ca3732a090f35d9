import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishWhole, writeWhole } from './write-whole.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
const said = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
  for (const name of ['a', 'b']) writeFileSync(at(name), '"old"');
});
afterEach(() => rmSync(folder, { recursive: true }));

const both = () => new Map([at('a'), at('b')].map((file) => [file, { price: 1 }]));

test('B-02 all files are replaced, and nothing is left beside them', async () => {
  await writeWhole(folder, both());
  expect([said('a'), said('b')]).toEqual([{ price: 1 }, { price: 1 }]);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
});

test('B-02 a failed write leaves every file as it was', async () => {
  mkdirSync(at('b.import'));
  await expect(writeWhole(folder, both())).rejects.toThrow('EISDIR');
  expect([said('a'), said('b')]).toEqual(['old', 'old']);
  expect([existsSync(at('a.import')), existsSync(at('.import.json'))]).toEqual([false, false]);
});

test('B-02 an import that died between two files is completed by the next one, also when it died at its very end', async () => {
  writeFileSync(at('a'), '{"price":1}');
  writeFileSync(at('b.import'), '{"price":1}');
  writeFileSync(at('.import.json'), JSON.stringify([at('a'), at('b')]));
  expect(await finishWhole(folder)).toBe(true);
  expect([said('a'), said('b')]).toEqual([{ price: 1 }, { price: 1 }]);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
  expect(await finishWhole(folder)).toBe(false);
});
