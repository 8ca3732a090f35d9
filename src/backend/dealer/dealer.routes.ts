import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { dealerAnswer, dealerQuery } from '#shared/contract/dealer.ts';
import { searchDealers } from './dealer.ts';

/** GET /api/dealersearch (D-01). */
export const dealerRoutes = new Hono<RestEnv>().get(
  '/',
  operation({ summary: 'Dealers around a point, the nearest first.', query: dealerQuery, answer: dealerAnswer }, (c, { query }) =>
    searchDealers(c.get('site'), query),
  ),
);
