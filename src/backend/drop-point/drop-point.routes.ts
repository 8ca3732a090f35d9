import 'server-only';
import { Hono } from 'hono';
import { getCountry } from '#backend/content/content.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { cleanPostalCode } from '#shared/cleaning/clean-postal-code.ts';
import { dropPointAnswer, dropPointQuery } from '#shared/contract/drop-point.ts';
import { postalCodeFor } from '#shared/validation/postal-code.ts';
import { closestDropPoints } from './drop-point.ts';

/** GET /api/droppoints: drop points near a postal code. */
export const dropPointRoutes = new Hono<RestEnv>().get(
  '/',
  operation(
    {
      summary: 'Lists drop points around a postal code, the nearest first.',
      description: 'It is empty where no shipping method of the country ends at one.',
      query: dropPointQuery,
      answer: dropPointAnswer,
    },
    async (c, { query }) => {
      const site = c.get('site');
      const postalCode = cleanPostalCode(site.country, query.postalCode);
      if (!postalCodeFor(getCountry(site.country).postalCode).safeParse(postalCode).success) {
        const fields = [{ field: 'postalCode', messageKey: 'general.validation.plz' }];
        throw new DomainError('ValidationException', 400, { fields }, 'Not valid: postalCode');
      }
      return { points: await closestDropPoints(site, postalCode) };
    },
  ),
);
