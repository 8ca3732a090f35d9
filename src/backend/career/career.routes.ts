import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { careerAnswer } from '#shared/contract/career.ts';
import { listJobs } from './career.ts';

/** GET /api/careeroverview (J-01). */
export const careerRoutes = new Hono<RestEnv>().get(
  '/',
  operation(
    { summary: 'Lists all open jobs.', description: 'In the language of the call where they are written in it.', answer: careerAnswer },
    async (c) => ({
      jobs: await listJobs(c.get('site')),
    }),
  ),
);
