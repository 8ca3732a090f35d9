import type { IncomingMessage } from 'node:http';
import { isLocalName } from '#shared/routes/local-name.ts';

/** What the door knows of the way to it. */
export type ProxySettings = { scheme: 'http' | 'https'; trustedProxies: number };

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const isLoopback = (address = ''): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** True for a request that a program on this machine made to it by a local name, with nobody in between: neither proxy nor a foreign name that leads here. */
const isLocalRequest = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress) &&
  isLocalName((headers.host ?? '').toLowerCase().replace(/:\d*$/, '')) &&
  forwarding.every((name) => headers[name] === undefined);

/** True for a visit of this machine to a shop that is not public: there a proxy may stand in front that says nothing of itself. */
export const isPrivateRequest = (request: IncomingMessage, { scheme, trustedProxies }: ProxySettings): boolean =>
  scheme === 'http' && trustedProxies === 0 && isLocalRequest(request);

const below = (path: string, folder: string): boolean => `${path}/`.replaceAll(/\/+/g, '/').startsWith(`${folder}/`);

/**
 * True where nobody but this machine may go: the sandbox's own interface, which the shop calls itself, and written mails, which show
 * links that open accounts; those never in a shop that is public.
 */
export const isLocalOnly = (request: IncomingMessage, path: string, proxySettings: ProxySettings): boolean => {
  if (below(path, '/sandbox/outbox')) return !isPrivateRequest(request, proxySettings);
  return below(path, '/sandbox/stripe') && !isLocalRequest(request);
};
