import 'server-only';
import type { Hono, MiddlewareHandler } from 'hono';
import { sessionGuard } from '#backend/consumer/consumer.ts';
import { limitsOfEnvironment } from '#backend/rate-limit/rate-limit.ts';
import { createRest, type RestEnv } from '#backend/rest/rest.ts';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { restModules } from './rest-modules.ts';

let app: Hono<RestEnv> | undefined;

/** Answers everything under a REST prefix, before any page. Created at the first call, because `waku build` imports this file too. */
export const rest: MiddlewareHandler = async (c, next) => {
  if (!isRestPath(c.req.path)) return next();
  app ??= createRest(restModules(), limitsOfEnvironment(), [sessionGuard]);
  return app.fetch(c.req.raw, c.env);
};
