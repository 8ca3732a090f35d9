import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { placeAnswer, placeQuery } from '#shared/contract/place.ts';
import { findNearlySpelled, findPlaces } from './gazetteer.ts';

const mostNearly = 3;

/** GET /api/places (D-07). */
export const gazetteerRoutes = new Hono<RestEnv>().get(
  '/',
  operation(
    {
      summary: 'Finds places by the beginning of their name or postal code, the likeliest first.',
      description: 'Places of the country of the host. If none is called so, a few that are spelled nearly alike.',
      query: placeQuery,
      answer: placeAnswer,
    },
    async (c, { query }) => {
      const places = await findPlaces(c.get('site'), query.query);
      return { places: places.length > 0 ? places : await findNearlySpelled(c.get('site'), query.query, mostNearly) };
    },
  ),
);
