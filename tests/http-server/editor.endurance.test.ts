import { describe, expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

const on = { CONTENT_EDITOR: '1' };
const addresses = ['/edit', '/edit/start.js', '/edit/config.json', '/edit/npm/index.js', '/edit/locales/de.json', '/edit/preview/ja/about'];

describe('the content editor', () => {
  test('B-09 exists where it is switched on: its page, its files, its configuration', async () => {
    const { ask } = await startTestServer(on);
    const types = await Promise.all(addresses.slice(0, 5).map(async (path) => (await ask(path)).headers['content-type']));
    const javascript = 'text/javascript; charset=utf-8';
    expect(types).toEqual(['text/html; charset=utf-8', javascript, 'application/json', javascript, javascript]);
    expect((await ask('/edit/locales/de.json')).text).toMatch(/^export default \{/);
    expect((await ask('/edit/config.json')).text).toBe('{}');
  });

  test('B-09 its policy allows requests to this shop only, and applies to no other page', async () => {
    const { ask } = await startTestServer(on);
    const { headers } = await ask('/edit');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-frame-options': 'DENY' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect((await ask('/sinks')).headers['content-security-policy']).not.toContain("style-src 'self' 'unsafe-inline'");
  });

  test('B-09 accepts no writes, and exposes nothing to pages of other origins', async () => {
    const { ask } = await startTestServer(on);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await ask('/edit/config.json', { method, headers: { origin: 'http://localhost' } })).toMatchObject({ status: 405 });
    for (const path of addresses) {
      const { headers } = await ask(path, { headers: { origin: 'https://evil.example' } });
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('B-09 leads to the draft of a page, at the host of the country that speaks its language', async () => {
    const { ask } = await startTestServer(on);
    const there = await ask('/edit/preview/ja/about', { host: 'localhost:3000' });
    expect([there.status, there.headers.location, there.headers['cache-control']]).toEqual([
      307,
      'http://jp.localhost:3000/preview/about',
      'no-store',
    ]);
    expect((await ask('/edit/preview/ja/about', { host: 'jp.localhost:3000' })).headers.location).toBe('/preview/about');
  });

  test('B-09 does not exist where it is not switched on, nor for requests from other machines', async () => {
    const off = await startTestServer();
    const typeOf = async (path: string) => (await off.ask(path)).headers['content-type'];
    expect(await Promise.all(addresses.map(typeOf))).not.toContain('application/json');
    expect((await off.ask('/edit/npm/index.js')).text).not.toContain('sveltia');
    const { ask } = await startTestServer(on);
    const publicly = await startTestServer({ ...on, PUBLIC_SCHEME: 'https' });
    const rejected = addresses.map(() => 404);
    const statuses = (open: typeof ask, how = {}) => Promise.all(addresses.map(async (path) => (await open(path, how)).status));
    for (const how of [{ host: 'www.undula.de' }, { host: 'evil.example' }, { headers: { 'x-forwarded-for': '1.2.3.4' } }])
      expect(await statuses(ask, how)).toEqual(rejected);
    expect(await statuses(publicly.ask)).toEqual(rejected);
  });

  test.each([
    '/edit/npm/../../../package.json',
    '/edit/npm/%2e%2e/package.json',
    '/edit/package.json',
    '/edit/npm/.hidden.js',
    '/edit/npm/none.js',
    '/editor',
  ])('B-09 no address escapes its package: %s', async (path) => {
    const { ask } = await startTestServer(on);
    const { status, text } = await ask(path);
    expect([404, 308, 200]).toContain(status);
    expect(text).not.toContain('"@sveltia/cms"');
  });
});
