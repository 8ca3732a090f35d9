import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { searchAnswer, searchQuery } from '#shared/contract/search.ts';
import { searchStart } from '#shared/contract/search-start.ts';
import { suggestions } from '#shared/contract/suggestions.ts';
import { search, startOf, suggest } from './search.ts';

/** GET /api/search, /api/search/start and /api/search/suggestions (P-04). */
export const searchRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      { summary: 'All that is found for a term of at least two characters, the best first.', query: searchQuery, answer: searchAnswer },
      (c, { query }) => search(c.get('site'), query.term),
    ),
  )
  .get(
    '/start',
    operation(
      { summary: 'What helps before anything is typed: popular searches, cabinet widths, the parts of the shop.', answer: searchStart },
      (c) => startOf(c.get('site')),
    ),
  )
  .get(
    '/suggestions',
    operation(
      { summary: 'A few finds of each kind for a term that is still being typed.', query: searchQuery, answer: suggestions },
      (c, { query }) => suggest(c.get('site'), query.term),
    ),
  );
