import { serve } from '@hono/node-server';
import { environment } from '#shared/environment/environment.ts';
import { createReferenceCms, referenceKeys } from './reference-cms/app.ts';

// Configured by CMS_PORT, CONTENT_DIR and CMS_API_KEY_DE …; without keys each country's is `reference-{short}`.
const { CMS_PORT: port, CONTENT_DIR: folder, CMS_API_KEY: given } = environment();
const app = createReferenceCms({ folder, keys: { ...referenceKeys(), ...given } });
const server = serve({ fetch: app.fetch, port }, ({ port: own }) => console.log(`Reference CMS on http://localhost:${own}`));
process.once('SIGTERM', () => server.close());
