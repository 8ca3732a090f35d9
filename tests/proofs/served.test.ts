import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { hashServed, servedOf } from './served.ts';

const page = {
  head: '<title>Sinks</title><meta name="description" content="A"/>',
  body: '<h1>Sinks</h1><img src="/pictures/a-1.avif"/>',
  data: 'self.flight = 1',
  build: 'aaaaaaaa',
};
const files = { sheet: '.a{color:red}', script: 'export const a = 1', imported: 'export const b = 1' };
let changed: Partial<typeof page & typeof files> = {};
let build = 0;

const server = createServer((request, response) => {
  const { head, body, data, sheet, script, imported } = { ...page, ...files, ...changed };
  const name = changed.build ?? page.build;
  const [, kind] = /^\/assets\/(style|page|part)-/.exec(request.url ?? '') ?? [];
  if (kind === 'style') return response.end(sheet);
  if (kind === 'page') {
    const parts = `m.f=["assets/part-${name}.js","assets/style-${name}.css"]`;
    return response.end(`${parts};import{b}from"./part-${name}.js";import(\`./later-${name}.js\`);answer._buildId!==\`${name}\`;${script}`);
  }
  if (kind === 'part') return response.end(imported);
  const link = `<link rel="stylesheet" href="/assets/style-${name}.first-AB_-1.css" data-rest="/assets/style-${name}.rest-AB_-1.css"/>`;
  return response.end(
    `<!DOCTYPE html><html lang="${request.headers.host?.slice(0, 2)}"><head>${head}${link}</head><body>${body}<script>import("/assets/page-${name}.js");${data}</script></body></html>`,
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

/** The hash of the page with something else in it; files have another name each time, as after a build. */
const hashWith = (other: typeof changed = {}): Promise<string> => {
  build += 1;
  changed = { build: `b${build}`.padEnd(8, '0'), ...other };
  return hashServed([{ country: 'de', path: '/' }], String(port));
};

test.each([
  ['body', { body: '<h1>Taps</h1>' }],
  ['picture', { body: '<h1>Sinks</h1><img src="/pictures/a-2.avif"/>' }],
  ['title', { head: '<title>Taps</title>' }],
  ['style sheet', { sheet: '.a{color:blue}' }],
  ['script', { script: 'export const a = 2' }],
  ['imported script', { imported: 'export const b = 2' }],
])('B-06 another %s is another page', async (_, other) => {
  expect(await hashWith(other)).not.toBe(await hashWith());
});

test.each([
  ['names of files', {}],
  ['data for script', { data: 'self.flight = 2' }],
  ['words for search engines', { head: '<title>Sinks</title><meta name="description" content="B"/>' }],
])('B-06 other %s are the same page', async (_, other) => {
  expect(await hashWith(other)).toBe(await hashWith());
});

test('B-06 every page counts, and its country', async () => {
  changed = {};
  const hashOf = (...addresses: Parameters<typeof hashServed>[0]) => hashServed(addresses, String(port));
  const [one, other] = [{ country: 'de', path: '/' } as const, { country: 'fr', path: '/' } as const];
  expect(new Set([await hashOf(one), await hashOf(other), await hashOf(one, other)]).size).toBe(3);
});

test('B-06 pages stand for themselves where nothing is brought along and nothing opened', () => {
  expect(servedOf('@screen:home-ja')).toEqual([{ country: 'jp', path: '/' }]);
  expect(servedOf('@docs:button')).toEqual([{ country: 'de', path: '/docs/button' }]);
  expect(servedOf('@story:module-quote')?.[0]?.path).toMatch(/^\/docs\/frame\/module-quote\//);
  const others = ['@screen:cart', '@screen:home-returning', '@screen:layer-menu', '@story:button', '@language:fr'];
  expect(others.filter((tag) => servedOf(tag) !== undefined)).toEqual([]);
});
