import { contextStorage } from 'hono/context-storage';
import adapter from 'waku/adapters/node';
import { fsRouter } from 'waku/router/server';
import { contentVersion, loadContent } from '#backend/content/content.ts';
import { pageGuards } from '#backend/rest/page-guards.ts';
import { rest } from '#backend/rest/rest.ts';
import { inEveryLanguage } from '#waku/routes.tsx';

const entry = adapter(fsRouter(inEveryLanguage(import.meta.glob('./pages/**/*.tsx'))), {
  bodyLimit: { maxSize: 9 * 1024 * 1024 },
  middlewareFns: [contextStorage, () => rest, () => pageGuards],
});

/** What the process does beside answering. The front door calls it once; `waku build` imports this file too and never calls it. */
const start = async (): Promise<void> => {
  await loadContent();
};

/** Ends jobs and closes the database, so that nothing is half done. */
const stop = async (): Promise<void> => {};

if (import.meta.env.DEV) await start();

export default Object.assign(entry, { start, stop, contentVersion });
