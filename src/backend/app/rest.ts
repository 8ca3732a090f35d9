import 'server-only';
import type { Hono, MiddlewareHandler } from 'hono';
import { sessionGuard } from '#backend/consumer/consumer.ts';
import { limitsOfEnvironment } from '#backend/rate-limit/rate-limit.ts';
import { createRest, type RestEnv } from '#backend/rest/rest.ts';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { type LoadSandbox, loadChosenSandbox } from './payment-sandbox.ts';
import { restModules } from './rest-modules.ts';

const createApp = async (loadSandbox: LoadSandbox): Promise<Hono<RestEnv>> =>
  createRest(restModules(await loadChosenSandbox(loadSandbox)), limitsOfEnvironment(), [sessionGuard]);

/**
 * Answers everything under a REST prefix, before any page. The modules are put together at the first call, because `waku build` asks for
 * this middleware too.
 */
export const createRestMiddleware = (loadSandbox: LoadSandbox): MiddlewareHandler => {
  let app: Promise<Hono<RestEnv>> | undefined;
  return async (c, next) => {
    if (!isRestPath(c.req.path)) return next();
    app ??= createApp(loadSandbox);
    return (await app).fetch(c.req.raw, c.env);
  };
};
