import 'server-only';
import { Hono } from 'hono';
import { readQuery } from '#backend/rest/read-body.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { searchQuery } from '#shared/contract/search.ts';
import { search } from './search.ts';

/** GET /api/search: products and pages for a term of at least two characters (P-04). */
export const searchRoutes = new Hono<RestEnv>().get('/', async (c) => c.json(await search(c.get('site'), readQuery(c, searchQuery).term)));
