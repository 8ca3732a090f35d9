import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readBuiltApp } from '#framework/built-app.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { ResolvedRoute } from '#shared/routes/resolved-route.ts';
import type { AppCounters } from '../observability/metrics.ts';

/** The app as seen by the HTTP server. */
export type App = AppCounters & {
  /** Migrates the database, loads content, starts jobs. */
  start: () => Promise<void>;
  /** Stops jobs and closes the database. */
  stop: () => Promise<void>;
  /** Changes whenever the content does. Must be cheap: it is read on every hit. */
  contentVersion: () => string;
  /** False while the app cannot answer, for example without its database. */
  ready: () => boolean | Promise<boolean>;
  /** What a path leads to, determined without rendering. */
  resolveRoute: (country: CountryCode, path: string) => ResolvedRoute;
  /** The path of the same page in another language of the country. */
  pathIn: (country: CountryCode, path: string, language: Language) => string | undefined;
  /** The text that search engines find at a path of a country's host: robots.txt, sitemaps. */
  siteText: (country: CountryCode, path: string) => Promise<{ type: string; text: string } | undefined>;
  /** The response to the content editor: a text, or a redirect. */
  editorResponse: (country: CountryCode, path: string) => { text: string } | { country: CountryCode; path: string } | undefined;
  fetch: (request: Request, bindings?: object) => Promise<Response>;
};

type AsyncHook = () => Promise<void>;
const hook = <Hook>() => z.custom<Hook>((value) => typeof value === 'function', 'must be a function');

const appHooks = z.object({
  start: hook<AsyncHook>(),
  stop: hook<AsyncHook>(),
  contentVersion: hook<() => string>(),
  ready: hook<() => boolean | Promise<boolean>>().default(() => () => true),
  openRefunds: hook<App['openRefunds']>().default(() => async () => ({})),
  rejectedPayments: hook<App['rejectedPayments']>().default(() => async () => 0),
  openWork: hook<App['openWork']>().default(() => async () => []),
  resolveRoute: hook<App['resolveRoute']>(),
  pathIn: hook<App['pathIn']>().default(() => () => undefined),
  siteText: hook<App['siteText']>().default(() => async () => undefined),
  editorResponse: hook<App['editorResponse']>().default(() => () => undefined),
});

/** Loads the built shop below the working directory; throws when there is none or when a hook is missing. */
export const loadApp = async (entryFile = 'dist/server/index.js'): Promise<App> => {
  const loaded: unknown = await import(pathToFileURL(resolve(entryFile)).href);
  const built = readBuiltApp(loaded);
  const hooks = appHooks.parse(built.hooks);
  // Waku copies it for every request, and each look into the environment of a process is a call to the system.
  // biome-ignore lint/style/noProcessEnv: Waku asks for it as it is
  const variables = { ...process.env };
  return { ...hooks, fetch: (request, bindings) => built.run(variables, request, bindings) };
};
