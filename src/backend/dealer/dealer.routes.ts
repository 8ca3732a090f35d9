import 'server-only';
import { Hono } from 'hono';
import { readQuery } from '#backend/rest/read-body.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { dealerQuery } from '#shared/contract/dealer.ts';
import { searchDealers } from './dealer.ts';

/** GET /api/dealersearch: dealers around a point (D-01). */
export const dealerRoutes = new Hono<RestEnv>().get('/', async (c) =>
  c.json(await searchDealers(c.get('site'), readQuery(c, dealerQuery))),
);
