import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { dealerAnswer, dealerCardQuery, dealerQuery } from '#shared/contract/dealer.ts';
import { getDealerCard, searchDealers } from './dealer.ts';

const card = 'text/vcard';

/** GET /api/dealersearch (D-01) and /api/dealersearch/card. */
export const dealerRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation({ summary: 'Lists dealers around a point, the nearest first.', query: dealerQuery, answer: dealerAnswer }, (c, { query }) =>
      searchDealers(c.get('site'), query),
    ),
  )
  .get(
    '/card',
    operation(
      {
        summary: 'Returns a dealer as vCard.',
        query: dealerCardQuery,
        answer: { file: card },
        errors: { DealerNotFoundException: 404 },
      },
      async (c, { query }) =>
        c.body(await getDealerCard(c.get('site'), query.id), 200, {
          'content-type': `${card}; charset=utf-8`,
          'content-disposition': `attachment; filename="${query.id}.vcf"`,
          'x-robots-tag': 'noindex',
        }),
    ),
  );
