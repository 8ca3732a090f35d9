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
      { summary: 'Searches products, categories, pages and documents, the best first.', query: searchQuery, answer: searchAnswer },
      (c, { query }) => search(c.get('site'), query.term),
    ),
  )
  .get(
    '/start',
    operation(
      {
        summary: 'Returns popular searches, cabinet widths and the parts of the shop.',
        description: 'It is what the search shows before anything is typed.',
        answer: searchStart,
      },
      (c) => startOf(c.get('site')),
    ),
  )
  .get(
    '/suggestions',
    operation(
      { summary: 'Returns a few results of each kind while a term is typed.', query: searchQuery, answer: suggestions },
      (c, { query }) => suggest(c.get('site'), query.term),
    ),
  );
