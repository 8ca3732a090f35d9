// A process of its own for the endurance test: the HTTP server in front of the calls of the contact form, with the database of its
// environment.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { contactRoutes } from '#backend/contact/contact.routes.ts';
import { loadContent } from '#backend/content/content.ts';
import { limitsOfEnvironment } from '#backend/rate-limit/rate-limit.ts';
import { createRest } from '#backend/rest/rest.ts';
import { environment } from '#shared/environment/environment.ts';
import { createMetrics } from '../../../src/http-server/observability/metrics.ts';
import { startServer } from '../../../src/http-server/start-server.ts';
import { createFakeApp } from '../../http-server/fake-app.ts';

await loadContent();
const rest = createRest({ '/marketing/contact': contactRoutes }, limitsOfEnvironment());
const { port } = await startServer({
  environment: environment(),
  app: { ...createFakeApp(), fetch: async (request, bindings) => rest.fetch(request, bindings) },
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
  publicFolder: await mkdtemp(join(tmpdir(), 'public-')),
  sheet: { address: '', names: {}, rules: [] },
});
process.on('message', () => process.send?.({ now: process.memoryUsage.rss(), most: process.resourceUsage().maxRSS * 1024 }));
process.send?.(port);
