import 'server-only';
import { Hono } from 'hono';
import { listSavedCards, removeSavedCard } from '#backend/payment/payment.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { removeCardBody, savedCards } from '#shared/contract/payment-method.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { requireConsumer } from './session-guard.ts';

/**
 * GET /consumer/payment-methods and POST /consumer/payment-methods/remove (U-05, O-02). A card is added by paying with it and agreeing to
 * have it saved.
 */
export const paymentMethodRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      {
        summary: 'Lists the saved cards of the account, the newest first.',
        description: 'A card is added by paying with it and agreeing to have it saved.',
        answer: savedCards,
        errors: { NotLoggedInException: 401 },
      },
      async (c) => ({ paymentMethods: await listSavedCards(requireConsumer(c)) }),
    ),
  )
  .post(
    '/remove',
    noScriptAccountForm('card'),
    operation(
      {
        summary: 'Deletes a saved card, here and at the payment provider.',
        body: removeCardBody,
        answer: savedCards,
        errors: { NotLoggedInException: 401, PaymentMethodNotFoundException: 404 },
        next: (_, site) => noScriptAccountPath(site, 'payment-methods'),
      },
      async (c, { body }) => ({ paymentMethods: await removeSavedCard(requireConsumer(c), body.id) }),
    ),
  );
