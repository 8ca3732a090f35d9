import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { DomainError } from '#backend/errors/errors.ts';
import { log } from '#backend/log/log.ts';
import type { RateLimits } from '#backend/rate-limit/rate-limit.ts';
import { problemResponse, toDomainError } from './error-response.ts';
import { originGuard } from './origin-guard.ts';
import { rateLimit } from './rate-limit.ts';
import type { RestEnv } from './rest-env.ts';
import { siteMiddleware } from './site-middleware.ts';

/** Routes by their path: `{ '/carts': cartRoutes }`. */
export type RestModules = Record<string, Hono<RestEnv>>;

const maxBody = 64 * 1024;

const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

const rejectBody = (): never => {
  throw new DomainError('BodyTooLargeException', 413, {}, `The body is larger than ${maxBody / 1024} kB`);
};
const countBody = bodyLimit({ maxSize: maxBody, onError: rejectBody });

// This form is read as a stream, with limits of its own.
const streamed = '/marketing/contact/send';

// Nearly every body has a Content-Length: only without one the stream must be opened before it is read.
const limitBody: MiddlewareHandler = async (c, next) => {
  if (c.req.path === streamed && /^multipart\//i.test(c.req.header('content-type') ?? '')) return next();
  const size = c.req.header('content-length');
  if (size === undefined || c.req.header('transfer-encoding') !== undefined) return countBody(c, next);
  return Number(size) > maxBody ? rejectBody() : next();
};

// Responses are data: nothing in them may run, and nobody may frame them. The sandbox has pages and sets its own headers.
const dataHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  // Set by the HTTP server, which knows whether the shop is reached over https.
  strictTransportSecurity: false,
});
const headers: MiddlewareHandler = (c, next) => (c.req.path.startsWith('/sandbox/') ? next() : dataHeaders(c, next));

/**
 * The app over all modules. Guards in order: origin, rate limit, size, site, then `guards` (sessions); each module adds its cookies and
 * schemas.
 */
export const createRest = (modules: RestModules, limits: RateLimits, guards: MiddlewareHandler<RestEnv>[] = []): Hono<RestEnv> => {
  const app = new Hono<RestEnv>({ strict: false });
  app.use(headers, noStore, originGuard, rateLimit(limits), limitBody, siteMiddleware);
  for (const guard of guards) app.use(guard);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return problemResponse(c, new DomainError('MethodNotAllowedException', 405, {}, `Use ${methods.join(' or ')}`));
      },
    }),
  );
  for (const [path, module] of Object.entries(modules)) app.route(path, module);
  app.notFound((c) => problemResponse(c, new DomainError('NotFoundException', 404, {}, `No such call: ${c.req.path}`)));
  app.onError((error, c) => {
    const domainError = toDomainError(error);
    if (domainError.statusCode >= 500) log.error({ err: error, path: c.req.path }, domainError.message);
    return problemResponse(c, domainError);
  });
  return app;
};
