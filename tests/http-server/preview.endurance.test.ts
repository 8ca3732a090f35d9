import { describe, expect, test } from 'vitest';
import { fakeDocument } from './fake-app.ts';
import { startTestServer } from './test-server.ts';

const signed = '?until=1764000000&signature=abc';
const navigation = `?${new URLSearchParams({ query: 'until=1764000000&signature=abc' })}`;

describe('a page before it is published', () => {
  test('B-09 is rendered for each request, never cached and not indexed', async () => {
    const { app, ask } = await startTestServer();
    for (let count = 0; count < 2; count++) {
      const { status, headers } = await ask(`/fr/preview/about${signed}`, { host: 'ch.localhost' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers['cdn-cache-control']).toBeUndefined();
    }
    expect(app.requests.map(({ url }) => url)).toEqual([
      `https://www.undula.ch/fr/preview/about?signature=abc&until=1764000000`,
      `https://www.undula.ch/fr/preview/about?signature=abc&until=1764000000`,
    ]);
  });

  test('B-09 is never shared: another signature and a client-side navigation are rendered anew', async () => {
    const { app, ask } = await startTestServer();
    app.on('/preview/about', (request) =>
      fakeDocument(request, new URL(request.url).searchParams.get('signature') === 'abc' ? 'secret draft' : 'refused', 200),
    );
    expect((await ask(`/preview/about${signed}`)).text).toContain('secret draft');
    expect((await ask('/preview/about')).text).toContain('refused');
    expect((await ask(`/preview/about${signed}x`)).text).toContain('refused');
    const moved = await ask(`/RSC/R/preview/about.txt${navigation}`);
    expect(moved.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/x-component; charset=utf-8' });
    await ask('/RSC/R/preview/about.txt');
    expect(app.requests.slice(-2).map(({ url }) => new URL(url).searchParams.get('query'))).toEqual([
      'signature=abc&until=1764000000',
      null,
    ]);
    const sizes = await ask('/metrics');
    expect(sizes.text).not.toMatch(/page_cache_entries\{[^}]*\} [1-9]/);
  });

  test('B-09 its signature never appears in the log', async () => {
    const { ask, logged } = await startTestServer();
    await ask(`/preview/about${signed}`);
    expect(logged.some(({ path }) => path === '/preview/about')).toBe(true);
    expect(JSON.stringify(logged)).not.toContain('signature');
  });
});
