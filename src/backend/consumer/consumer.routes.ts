import 'server-only';
import { Hono } from 'hono';
import { readBody } from '#backend/rest/read-body.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { profileBody } from '#shared/contract/consumer.ts';
import { accountRoutes } from './account.routes.ts';
import { addressRoutes } from './address.routes.ts';
import { editProfile, getProfile } from './consumer.ts';
import { consumerOrderRoutes } from './order.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { requireConsumer } from './session-guard.ts';

/** Every call on /consumer of specification §7. GET / is the profile; 401 for nobody, 497 (by the guard) for an ended session (U-01, U-03). */
export const consumerRoutes = new Hono<RestEnv>()
  .get('/', async (c) => c.json(await getProfile(requireConsumer(c))))
  .put('/', async (c) => c.json(await editProfile(c.get('site'), requireConsumer(c), await readBody(c, profileBody))))
  .route('/addresses', addressRoutes)
  .route('/orders', consumerOrderRoutes)
  .route('/', registrationRoutes)
  .route('/', sessionRoutes)
  .route('/', passwordRoutes)
  .route('/', accountRoutes);
