import { expect, test } from 'vitest';
import type { CachedResponse } from '../response/cached-response.ts';
import { createStyleSheets } from './style-sheets.ts';

const styles = createStyleSheets(
  {
    address: '/assets/style-abc.css',
    names: { _title_1ab2: 0, _price_9k3d: 1, _old_9k3d: 1, _late_7k01: 2 },
    rules: [
      ['tokens', null, ':root{--ink:#111}'],
      ['primitives', 0, '._title_1ab2{color:red}'],
      ['components', 1, '._price_9k3d{color:green}'],
      ['components', 2, '._late_7k01{color:blue}'],
      ['primitives', 0, '._title_1ab2{margin:0}'],
      ['', null, '@font-face{font-family:Onest}'],
    ],
  },
  { 'x-content-type-options': 'nosniff' },
);

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><title>x</title></head><body>${body}<script>data(_late_7k01)</script></body></html>`;
const addresses = (body: string): string[] =>
  /<link rel="stylesheet" href="([^"]+)" data-rest="([^"]+)"\/><\/head>/.exec(styles.link(page(body)))?.slice(1) ?? [];
const text = (answer: CachedResponse | undefined): string | undefined => answer?.identity.body.toString();

test('a document links the styles its markup uses and names the rest; its trailing data is ignored', () => {
  const [first = '', rest = ''] = addresses('<h1 class="_title_1ab2 wide">a</h1>');
  expect(text(styles.find(first))).toBe(
    '@layer tokens,primitives,components;@layer tokens{:root{--ink:#111}}@layer primitives{._title_1ab2{color:red}._title_1ab2{margin:0}}@font-face{font-family:Onest}',
  );
  expect(text(styles.find(rest))).toBe(
    '@layer tokens,primitives,components;@layer components{._price_9k3d{color:green}._late_7k01{color:blue}}',
  );
});

test('any class of a file includes the whole file, and equal sets have one address', () => {
  expect(addresses('<p class="_old_9k3d">')).toEqual(addresses('<i class="_price_9k3d"></i><b class="_price_9k3d">'));
  expect(text(styles.find(addresses('<p class="_old_9k3d">')[0] ?? ''))).toContain('._price_9k3d{color:green}');
  expect(addresses('<p class="_price_9k3d">')).not.toEqual(addresses('<p class="_title_1ab2">'));
});

test('an address that no document names has no sheet', () => {
  const [first = ''] = addresses('<p>');
  expect(text(styles.find(first))).toContain('--ink');
  const strange = [
    first.replace('first', 'last'),
    first.replace('abc', 'abd'),
    first.replace('.css', 'A.css'),
    first.replace(/-[\w-]+\.css$/, '-__.css'),
    first.replace(/-[\w-]+\.css$/, '-.css'),
    '/assets/style-abc.css',
  ];
  expect(strange.filter((path) => styles.find(path) !== undefined)).toEqual([]);
});

test('a sheet may be cached indefinitely, in each encoding', () => {
  const answer = styles.find(addresses('<p>')[0] ?? '');
  expect(answer?.identity.headers).toEqual(
    expect.arrayContaining(['text/css; charset=utf-8', 'public, max-age=31536000, immutable', 'Accept-Encoding', 'nosniff']),
  );
});
