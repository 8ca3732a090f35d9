import 'server-only';
import { Hono } from 'hono';
import { questionOf } from '#backend/consent-question/consent-question.ts';
import { inTransaction } from '#backend/database/database.ts';
import { createLimit } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress, operation, type RestEnv } from '#backend/rest/rest.ts';
import { consentBody, consentQuestion, consentReceipt, consentSignal } from '#shared/contract/consent.ts';
import { recordConsent } from './consent.ts';

const ofVisitor = createLimit('consent', { points: 30, seconds: 60 * 60 });

/** GET and POST /api/consent (G-03), and the preference signal that the browser itself sends (B-23). */
export const consentRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      {
        summary: 'Returns the consent question of the site.',
        description: 'It is asked before any content of third parties is loaded.',
        answer: consentQuestion,
      },
      (c) => questionOf(c.get('site')),
    ),
  )
  .get(
    '/signal',
    operation(
      {
        summary: 'Returns whether the browser sends the header `Sec-GPC`.',
        description: 'The header asks that data be neither sold nor shared. Pages are the same for everybody and cannot say it.',
        answer: consentSignal,
      },
      (c) => ({ isSet: c.req.header('sec-gpc') === '1' }),
    ),
  )
  .post(
    '/',
    operation(
      {
        summary: 'Records the answer to the consent question.',
        description: 'Version, time and choice are stored, no personal data.',
        body: consentBody,
        answer: consentReceipt,
      },
      async (c, { body }) => {
        await ofVisitor.take(c, clientAddress(c));
        return { recordId: await inTransaction((trx) => recordConsent(trx, c.get('site'), body)) };
      },
    ),
  );
