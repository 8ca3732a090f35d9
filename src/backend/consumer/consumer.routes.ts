import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { profile, profileBody } from '#shared/contract/consumer.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { accountRoutes } from './account.routes.ts';
import { addressRoutes } from './address.routes.ts';
import { credentialRoutes } from './credentials.routes.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { consumerOrderRoutes } from './order.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { paymentMethodRoutes } from './payment-method.routes.ts';
import { productRoutes } from './product.routes.ts';
import { editProfile, getProfile } from './profile.ts';
import { registrationRoutes } from './registration.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { requireConsumer } from './session-guard.ts';

const notLoggedIn = { NotLoggedInException: 401 };

const edit = operation(
  {
    summary: 'Replaces the profile of the account.',
    description: 'The email address stays: POST /consumer/email changes it.',
    body: profileBody,
    answer: profile,
    errors: notLoggedIn,
    next: (_, site) => noScriptAccountPath(site, 'profile'),
  },
  (c, { body }) => editProfile(c.get('site'), requireConsumer(c), body),
);

/**
 * Every call on /consumer of specification §7. GET / is the profile; 401 without a login, 497 (by the guard) for an ended session (U-01,
 * U-03).
 */
export const consumerRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation({ summary: 'Returns the profile of the logged-in consumer.', answer: profile, errors: notLoggedIn }, (c) =>
      getProfile(requireConsumer(c)),
    ),
  )
  .put('/', edit)
  .post('/profile', noScriptAccountForm('profile'), edit)
  .route('/addresses', addressRoutes)
  .route('/orders', consumerOrderRoutes)
  .route('/payment-methods', paymentMethodRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/products', productRoutes)
  .route('/', registrationRoutes)
  .route('/', sessionRoutes)
  .route('/', passwordRoutes)
  .route('/', credentialRoutes)
  .route('/', accountRoutes);
