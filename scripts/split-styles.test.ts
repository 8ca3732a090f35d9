import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { splitSheet, splitStyles } from './split-styles.ts';

const css = [
  '@layer tokens{:root{--ink:#111}}',
  '@layer primitives{._title_ab12_5{color:red}@media (width>=834px){._title_ab12_5 ._small_ab12_9{color:blue}}',
  '@keyframes _spin_ab12_3{to{rotate:1turn}}._price_x9k3d_2{color:green}._price_x9k3d_2,._title_ab12_5{margin:0}}',
  '@font-face{font-family:Onest}',
].join('');

test('each rule belongs to the file whose names it bears; what names none or several belongs to every page', () => {
  const { address, names, rules } = splitSheet('/assets/style-abc.css', css);
  expect(address).toBe('/assets/style-abc.css');
  expect(names).toEqual({ _title_ab12_5: 0, _small_ab12_9: 0, _spin_ab12_3: 0, _price_x9k3d_2: 1 });
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
    '._title_ab12_5{color:red}',
    '@media (width>=834px){._title_ab12_5 ._small_ab12_9{color:blue}}',
    '@keyframes _spin_ab12_3{to{rotate:1turn}}',
    '._price_x9k3d_2{color:green}',
    '._price_x9k3d_2,._title_ab12_5{margin:0}',
    '@font-face{font-family:Onest}',
  ]);
});

test('a name that the bundler did not give stops the build', () => {
  expect(() => splitSheet('/assets/style-abc.css', '._Title_AB_5{color:red}')).toThrow('_Title_AB_5 is not named');
});

test('the split sheet takes the place of the whole one, of which there is exactly one', async () => {
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
