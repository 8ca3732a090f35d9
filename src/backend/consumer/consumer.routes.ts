import 'server-only';
import { Hono } from 'hono';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';

/** GET /consumer/: the profile of whoever is logged in; 401 for everybody else, 497 (by the guard) for an ended session (U-03). */
export const consumerRoutes = new Hono<RestEnv>().get('/', () => {
  throw new DomainError('NotLoggedInException', 401, {}, 'Nobody is logged in');
});
