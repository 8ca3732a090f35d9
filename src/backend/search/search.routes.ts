import 'server-only';
import { Hono } from 'hono';
import { readQuery } from '#backend/rest/read-body.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { searchQuery } from '#shared/contract/search.ts';
import { search, suggest } from './search.ts';

/** GET /api/search: all that is found for a term of at least two characters; /suggestions: a few of each kind while it is typed (P-04). */
export const searchRoutes = new Hono<RestEnv>()
  .get('/', async (c) => c.json(await search(c.get('site'), readQuery(c, searchQuery).term)))
  .get('/suggestions', async (c) => c.json(await suggest(c.get('site'), readQuery(c, searchQuery).term)));
