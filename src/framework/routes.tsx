import 'server-only';
import type { ComponentType } from 'react';
import { isLive } from '#backend/content/content.ts';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { type Language, languages } from '#shared/country/countries.ts';
import { siteOfPrefix } from '#shared/country/language-prefix.ts';
import type { Site } from '#shared/country/site.ts';
import { currentCountry, currentPath, currentSite, setStatus } from './request.ts';
import { registerRoute } from './route-registry.ts';

type PageModule = { default: ComponentType<Record<string, unknown>>; getConfig?: () => Promise<object> };
type Files = Record<string, () => Promise<unknown>>;

/** The props of a page: its site, the path's own segments (still escaped) and the query (`page=2`). */
export type PageProps = { site: Site; path: string; query: string };

const isFrame = (file: string): boolean => file.includes('/pages/_');
const isForAll = (file: string): boolean => file.includes('/pages/docs/');

/** One file, one path for every language: pages/cart.tsx answers /cart, /fr/cart, /en/cart (C-05). */
export const inEveryLanguage = (files: Files): Files => {
  const routes: Files = {};
  for (const [file, load] of Object.entries(files)) {
    routes[file] = isFrame(file) ? load : withSite(load, undefined);
    if (isFrame(file)) continue;
    registerRoute(file);
    if (isForAll(file)) continue;
    for (const language of languages) routes[file.replace('/pages/', `/pages/${language}/`)] = withSite(load, language);
  }
  return routes;
};

/** The only place where a page accesses the request: below it, country and language are props. */
const withSite = (load: () => Promise<unknown>, prefix: Language | undefined) => async () => {
  const { default: Page, getConfig } = (await load()) as PageModule;
  // Waku leaves an empty query out.
  const WithSite = async ({ query = '', ...props }: Record<string, unknown>) => {
    const country = currentCountry();
    const site = siteOfPrefix(country, prefix);
    if (site && (await isLive(country))) return <Page {...props} query={query} site={site} path={currentPath()} />;
    setStatus(404);
    return <NotFound site={currentSite()} path={currentPath()} />;
  };
  return { default: WithSite, getConfig: async () => ({ render: 'dynamic', ...(await getConfig?.()) }) };
};
