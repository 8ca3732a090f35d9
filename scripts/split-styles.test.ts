import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { splitSheet, splitStyles } from './split-styles.ts';

const css = [
  '@layer tokens{:root{--ink:#111}}',
  '@layer primitives{._title_1ab2{color:red}@media (width>=834px){._title_1ab2 ._small_1ab2{color:blue}}',
  '@keyframes _spin_1ab2{to{rotate:1turn}}._price_9k3d{color:green}._price_9k3d,._title_1ab2{margin:0}}',
  '@font-face{font-family:Onest}',
].join('');

test('each rule belongs to the file whose names it contains; one with none or several belongs to every page', () => {
  const { address, names, rules } = splitSheet('/assets/style-abc.css', css);
  expect(address).toBe('/assets/style-abc.css');
  expect(names).toEqual({ _title_1ab2: 0, _small_1ab2: 0, _spin_1ab2: 0, _price_9k3d: 1 });
  expect(rules.map(([layer, file]) => [layer, file])).toEqual([
    ['tokens', null],
    ['primitives', 0],
    ['primitives', 0],
    ['primitives', 0],
    ['primitives', 1],
    ['primitives', null],
    ['', null],
  ]);
  expect(rules.map(([, , rule]) => rule)).toEqual([
    ':root{--ink:#111}',
    '._title_1ab2{color:red}',
    '@media (width>=834px){._title_1ab2 ._small_1ab2{color:blue}}',
    '@keyframes _spin_1ab2{to{rotate:1turn}}',
    '._price_9k3d{color:green}',
    '._price_9k3d,._title_1ab2{margin:0}',
    '@font-face{font-family:Onest}',
  ]);
});

test('names of another form fail the build', () => {
  expect(() => splitSheet('/assets/style-abc.css', '._title_ab12_5{color:red}')).toThrow('No class of /assets/style-abc.css is named');
});

test('the split sheet replaces the whole one, of which there is exactly one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const assets = `${folder}/public/assets`;
  await mkdir(assets, { recursive: true });
  await expect(splitStyles(folder)).rejects.toThrow('there are: none');
  await writeFile(`${assets}/style-abc.css`, css);
  await writeFile(`${assets}/wght-abc.css`, '');
  await splitStyles(folder);
  expect(JSON.parse(await readFile(`${folder}/styles.json`, 'utf8'))).toEqual(splitSheet('/assets/style-abc.css', css));
  expect(await readdir(assets)).toEqual(['wght-abc.css']);
  await writeFile(`${assets}/style-abc.css`, css);
  await writeFile(`${assets}/style-def.css`, css);
  await expect(splitStyles(folder)).rejects.toThrow('style-abc.css, style-def.css');
});
