import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { placeAnswer, placeQuery } from '#shared/contract/place.ts';
import { findPlaces } from './gazetteer.ts';

/** GET /api/places (D-07). */
export const gazetteerRoutes = new Hono<RestEnv>().get(
  '/',
  operation(
    {
      summary: 'Finds places by the beginning of their name or postal code, the likeliest first.',
      description: 'Places of the country of the host.',
      query: placeQuery,
      answer: placeAnswer,
    },
    async (c, { query }) => ({ places: await findPlaces(c.get('site'), query.query) }),
  ),
);
