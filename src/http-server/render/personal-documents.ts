import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { rootOf } from '#shared/country/site.ts';
import { isMailedPage } from '#shared/routes/mailed-page.ts';
import { loggedPath } from '../observability/logged-path.ts';
import { clientAddress } from '../request/client-address.ts';
import type { PageAddress } from '../request/page-address.ts';
import { assembleCachedResponse, type CachedResponse } from '../response/cached-response.ts';
import { chooseEncoding, encode } from '../response/encoding.ts';
import { documentPolicy } from '../security/content-security.ts';
import { finishDocument } from './finish-document.ts';
import { fetchFromApp, type RendererOptions, relativeLocation } from './page-renderer.ts';

type Options = RendererOptions & { trustedProxies: number };

/**
 * Renders a document for this visitor alone: with their cookies, never cached, its scripts hashed on the fly. Never throws for a failing
 * page.
 */
export const createPersonalDocuments = ({
  app,
  queue,
  timeoutMs,
  policy,
  fallback,
  styles,
  headers,
  log,
  metrics,
  trustedProxies,
}: Options) => {
  const base = {
    ...headers,
    vary: 'Cookie, Accept-Encoding',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  };

  const failed = ({ country, language }: PageAddress): CachedResponse => {
    metrics.failedRender();
    const { html, policy: strict } = fallback('problem', language, rootOf(country, language));
    return assembleCachedResponse({
      status: 500,
      fields: { ...base, 'content-security-policy': strict },
      bodies: { identity: Buffer.from(html) },
    });
  };

  const navigation = (text: string): CachedResponse => {
    const fields = { ...base, 'content-type': 'text/x-component; charset=utf-8' };
    return assembleCachedResponse({ status: 200, fields, bodies: { identity: Buffer.from(text) } });
  };

  const render = async (request: IncomingMessage, address: PageAddress): Promise<CachedResponse> => {
    const { cookie } = request.headers;
    const rendered = await fetchFromApp(
      app,
      address.url,
      { ...(cookie && { cookie }), 'x-forwarded-for': clientAddress(request, trustedProxies) },
      timeoutMs,
    );
    // Yields here, so that requests for cached pages are answered between the two halves of the work.
    await setImmediate();
    if (rendered.status >= 500 || rendered.headers.has('x-failed-part')) {
      log.error({ path: loggedPath(address.path), country: address.country, status: rendered.status }, 'a personal document failed');
      if (rendered.status >= 500) return failed(address);
      metrics.failedPart();
    }
    if (address.isNavigation) return navigation(rendered.text);
    const { html, hashes } = finishDocument(rendered, styles);
    const location = rendered.headers.get('location');
    const fields = {
      ...base,
      ...(isMailedPage(address.path) && { 'referrer-policy': 'no-referrer' }),
      ...(location !== null && { location: relativeLocation(location, address.url) }),
      'content-security-policy': documentPolicy(address.country, hashes, policy),
    };
    const identity = Buffer.from(html);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const elsewhere = { 'content-security-policy': documentPolicy(undefined, hashes, policy) };
    return assembleCachedResponse({
      status: rendered.status,
      fields,
      elsewhere,
      bodies: { identity, [encoding]: await encode(identity, encoding, 'once') },
    });
  };

  return (request: IncomingMessage, address: PageAddress, client: string): Promise<CachedResponse> =>
    queue.run(client, () =>
      render(request, address).catch((error: unknown) => {
        log.error({ err: error, path: loggedPath(address.path), country: address.country }, 'a personal document failed');
        return failed(address);
      }),
    );
};
