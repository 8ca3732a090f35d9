import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { publicScheme } from './public-scheme.ts';

// Providers call from elsewhere and sign what they send.
const fromElsewhere = /^\/(?:payments\/webhook|sandbox)(?:\/|$)/;

// Asked for with GET, and yet a change.
const changing = /^\/consumer\/logout\/?$/;

const isReading = (method: string, path: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method) && !changing.test(path);

// A page of the same host under the other scheme is another site: anybody on the way can write what http shows.
const isSameOrigin = (origin: string, own: string): boolean => {
  const asking = URL.parse(origin);
  return asking !== null && asking.origin === URL.parse(own)?.origin;
};

const isOwn = (c: Context): boolean => {
  const origin = c.req.header('origin');
  // What a page that tells nobody its address says of itself (no-referrer); the other field no page can write.
  if (origin === 'null') return c.req.header('sec-fetch-site') === 'same-origin';
  if (origin !== undefined) return isSameOrigin(origin, `${publicScheme()}://${c.req.header('host') ?? ''}`);
  // Old browsers leave Origin out of forms, and programs send neither.
  return ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));
};

/** Refuses a change that another site asks for with the visitor's cookies. */
export const originGuard: MiddlewareHandler = async (c, next) => {
  if (isReading(c.req.method, c.req.path) || fromElsewhere.test(c.req.path) || isOwn(c)) return next();
  throw new DomainError(
    'ForeignOriginException',
    403,
    {},
    `Changes are taken from this shop's own pages only, not from ${c.req.header('origin') ?? 'another site'}`,
  );
};
