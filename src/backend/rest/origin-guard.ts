import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { publicScheme } from './public-scheme.ts';

// Providers call from other origins and sign what they send.
const fromElsewhere = /^\/(?:payments\/webhook|sandbox)(?:\/|$)/;

// A GET request that changes something all the same.
const changing = /^\/consumer\/logout\/?$/;

const isReading = (method: string, path: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method) && !changing.test(path);

// A page of the same host under the other scheme is another site: anyone on the network can forge what http shows.
const isSameOrigin = (origin: string, own: string): boolean => {
  const asking = URL.parse(origin);
  return asking !== null && asking.origin === URL.parse(own)?.origin;
};

const isOwn = (c: Context): boolean => {
  const origin = c.req.header('origin');
  // What a page without a referrer (no-referrer) sends as its origin; no page can set the other header.
  if (origin === 'null') return c.req.header('sec-fetch-site') === 'same-origin';
  if (origin !== undefined) return isSameOrigin(origin, `${publicScheme()}://${c.req.header('host') ?? ''}`);
  // Old browsers omit Origin in forms, and programs send neither.
  return ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));
};

/** Rejects a change that another site requests with the visitor's cookies. */
export const originGuard: MiddlewareHandler = async (c, next) => {
  if (isReading(c.req.method, c.req.path) || fromElsewhere.test(c.req.path) || isOwn(c)) return next();
  throw new DomainError(
    'ForeignOriginException',
    403,
    {},
    `Changes are taken from this shop's own pages only, not from ${c.req.header('origin') ?? 'another site'}`,
  );
};
