import { serve } from '@hono/node-server';
import { type CountryCode, countries } from '../src/shared/country/countries.ts';
import { createReferenceCms, referenceKeys } from './reference-cms/app.ts';

// CMS_PORT, CONTENT_DIR and CMS_API_KEY_DE … set it up; without keys each country's is `reference-{short}`.
const port = Number(process.env['CMS_PORT'] ?? 4100);
const keys = referenceKeys();
for (const country of Object.keys(countries) as CountryCode[])
  keys[country] = process.env[`CMS_API_KEY_${country.toUpperCase()}`] ?? keys[country];

const app = createReferenceCms({ folder: process.env['CONTENT_DIR'] ?? 'content', keys });
const server = serve({ fetch: app.fetch, port }, ({ port: own }) => console.log(`Reference CMS on http://localhost:${own}`));
process.once('SIGTERM', () => server.close());
