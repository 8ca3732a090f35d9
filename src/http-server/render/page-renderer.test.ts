import { expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { readAddress } from '../request/page-address.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createRenderQueue } from './render-queue.ts';

test('requests for cached pages are answered before a running render is finished', async () => {
  const order: string[] = [];
  const render = createPageRenderer({
    app: {
      // Nothing in here waits for I/O: the event loop only turns where the renderer yields.
      fetch: async () => {
        setImmediate(() => order.push('somebody else is answered'));
        const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
        return { status: 200, headers, text: async () => '<!doctype html><title>Page</title>' } as Response;
      },
    },
    queue: createRenderQueue(1, 1),
    timeoutMs: 1000,
    policy: { scheme: 'https', paymentOrigins: [] },
    fallback: () => ({ html: '', policy: '' }),
    styles: {
      link: (html) => {
        order.push('the page is finished');
        return html;
      },
    },
    headers: {},
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  await render(readAddress('de', '/spuelen', ''), 'client');
  expect(order).toEqual(['somebody else is answered', 'the page is finished']);
});
