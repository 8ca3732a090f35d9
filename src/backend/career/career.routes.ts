import 'server-only';
import { Hono } from 'hono';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import type { CareerAnswer } from '#shared/contract/career.ts';
import { listJobs } from './career.ts';

/** GET /api/careeroverview (J-01). */
export const careerRoutes = new Hono<RestEnv>().get('/', async (c) =>
  c.json({ jobs: await listJobs(c.get('site').language) } satisfies CareerAnswer),
);
