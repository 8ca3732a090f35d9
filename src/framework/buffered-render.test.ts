import { runInNewContext } from 'node:vm';
import { createElement, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { addFlight, type Flight, readFlight, renderBuffered, renderToText } from './buffered-render.ts';

const read = (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();
const flightOf = (data: string | Uint8Array): Flight => ({ bytes: Buffer.from(data as string) });
const document = '<!DOCTYPE html><html lang="de"><head></head><body></body></html>';

/** What the page's own script passes to the browser. */
const handedOn = (html: string): unknown => {
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const page: { __FLIGHT_DATA?: unknown[]; lateFiles?: string[] } = {};
  runInNewContext(script, { self: page, Uint8Array, atob });
  return page.__FLIGHT_DATA?.[0];
};

test('a page is rendered to its end, including what waits for data', async () => {
  const late = Promise.resolve('später');
  const Part = () => use(late);
  const html = await renderToText(createElement(Suspense, { fallback: 'noch nicht' }, createElement('p', null, createElement(Part))), {});
  expect(html).toMatch(/<p>später(?:<!-- -->)?<\/p>/);
  expect(html).not.toContain('noch nicht');
});

test('a page without even a shell is an error', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(renderBuffered(createElement(Broken), { onError: () => undefined })).rejects.toThrow('broken');
});

test.each(['einfach', 'Anführung " und \\ und \n', '</script><!--<script>', '', '漢字 ✓ 🚰'])(
  'data arrives in the browser as it was: %j',
  async (data) => {
    const html = await read(addFlight(flightOf(data), { nonce: 'mark' })(document));
    expect(html).toMatch(/<script nonce="mark">.*<\/script><\/body><\/html>$/s);
    expect(handedOn(html)).toBe(data);
  },
);

test('data that is not text arrives byte by byte', async () => {
  const bytes = Uint8Array.from([0, 255, 254, 128, 65]);
  const html = await read(addFlight(flightOf(bytes), {})(document));
  expect(Uint8Array.from(handedOn(html) as Uint8Array)).toEqual(bytes);
});

test('truncated markup is an error', () => {
  expect(() => addFlight(flightOf(''), {})('<html><body>')).toThrow('no end');
});

test('data is read to its end, for the renderer and for the page', async () => {
  const [stream, { bytes }] = await readFlight(new Blob(['eins', 'zwei']).stream());
  expect(await read(stream)).toBe('einszwei');
  expect(bytes.toString()).toBe('einszwei');
});

const withScripts = document.replace('</head>', '<link rel="modulepreload" href="/assets/a.js" crossorigin=""/></head>');

test('scripts are taken out of the head and loaded after the page is shown', async () => {
  const html = await read(addFlight(flightOf('x'), {})(withScripts));
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('self.lateFiles=["/assets/a.js"]');
});

test('a page that shows nothing without its scripts loads them in its head', async () => {
  const live = withScripts.replace('lang="de"', 'lang="de" data-live=""');
  const html = await read(addFlight(flightOf('x'), {})(live));
  expect(html).toContain('<link rel="modulepreload" href="/assets/a.js" crossorigin=""/></head>');
  expect(html).toContain('self.lateFiles=[]');
});
