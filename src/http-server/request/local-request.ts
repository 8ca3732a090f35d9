import type { IncomingMessage } from 'node:http';
import { isLocalName } from '#shared/routes/local-name.ts';

/** How requests reach the server: the public scheme and the number of trusted proxies. */
export type ProxySettings = { scheme: 'http' | 'https'; trustedProxies: number };

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

// What a browser says of the page that it comes from; a proxy passes it on.
const sources = ['origin', 'referer'] as const;

const hasForeignSource = ({ headers }: IncomingMessage): boolean =>
  sources.some((name) => {
    const source = headers[name];
    return source !== undefined && source !== 'null' && !(URL.canParse(source) && isLocalName(new URL(source).hostname));
  });

const isLoopback = (address = ''): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/**
 * True for a direct request from this machine under a local name: neither through a proxy nor under a foreign name that resolves here. A
 * proxy that adds no header gives itself away by HTTP/1.0, which nginx speaks to servers behind it and no browser does, or by the page that
 * the browser comes from.
 */
const isLocalRequest = (request: IncomingMessage): boolean =>
  isLoopback(request.socket.remoteAddress) &&
  isLocalName((request.headers.host ?? '').toLowerCase().replace(/:\d*$/, '')) &&
  request.httpVersion !== '1.0' &&
  forwarding.every((name) => request.headers[name] === undefined) &&
  !hasForeignSource(request);

/** True for a local request to a shop that is not public; a public one may be behind a proxy that does not reveal itself. */
export const isPrivateRequest = (request: IncomingMessage, { scheme, trustedProxies }: ProxySettings): boolean =>
  scheme === 'http' && trustedProxies === 0 && isLocalRequest(request);

const below = (path: string, folder: string): boolean => `${path}/`.replaceAll(/\/+/g, '/').startsWith(`${folder}/`);

/**
 * True for what only this machine may request: the sandbox's own API, which the shop calls itself, and written mails, which show links
 * that open accounts; mails are never accessible in a public shop.
 */
export const isLocalOnly = (request: IncomingMessage, path: string, proxySettings: ProxySettings): boolean => {
  if (below(path, '/sandbox/outbox')) return !isPrivateRequest(request, proxySettings);
  return below(path, '/sandbox/stripe') && !isLocalRequest(request);
};
