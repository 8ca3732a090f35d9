import { contextStorage } from 'hono/context-storage';
import adapter from 'waku/adapters/node';
import { fsRouter } from 'waku/router/server';
import { createRestMiddleware, isReady, startBackend, stopBackend } from '#backend/app/app.ts';
import { contentVersion } from '#backend/content/content.ts';
import { countOpenWork } from '#backend/jobs/jobs.ts';
import { countMismatches, countOpenRefunds } from '#backend/payment/payment.ts';
import { siteTextAt } from '#backend/sitemap/sitemap.ts';
import { documentMiddleware } from '#framework/document-middleware.ts';
import { editorResponse } from '#framework/editor.ts';
import { pathInLanguage } from '#framework/path-in-language.ts';
import { resolveRoute } from '#framework/resolve-route.ts';
import { inEveryLanguage } from '#framework/routes.tsx';
import type { CountryCode } from '#shared/country/countries.ts';

// The only import of the payment sandbox: the backend calls it where the environment chooses no real provider.
const loadSandbox = () => import('#payment-sandbox/sandbox.routes.ts');
const start = () => startBackend(loadSandbox);
const rest = createRestMiddleware(loadSandbox);

const entry = adapter(fsRouter(inEveryLanguage(import.meta.glob('./pages/**/*.tsx'))), {
  bodyLimit: { maxSize: 9 * 1024 * 1024 },
  middlewareFns: [contextStorage, () => rest, () => documentMiddleware],
});

// Development evaluates this file again at every edit, and nobody else calls `start`.
if (import.meta.env.DEV) await start();

const numbers = { openRefunds: countOpenRefunds, rejectedPayments: countMismatches, openWork: () => countOpenWork() };
const siteText = (country: CountryCode, path: string) => siteTextAt(country, path);
const answers = { contentVersion, resolveRoute, pathIn: pathInLanguage, editorResponse, siteText };
const hooks = { start, stop: stopBackend, ready: isReady, ...numbers, ...answers };

/**
 * The HTTP server calls `start` once, `ready` for its health check, `openRefunds`, `rejectedPayments` and `openWork` for its metrics,
 * `resolveRoute` for every address that is not in memory, `pathIn` for links to another language, `siteText` for search engines,
 * `editorResponse` for the content editor, and `stop` at the end; `waku build` imports this file too and calls none of them.
 */
export default Object.assign(entry, hooks);
