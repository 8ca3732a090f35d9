import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { rootOf } from '#shared/country/site.ts';
import { samePageQuery } from '#shared/routes/same-page-query.ts';
import type { Visit } from '../request/visit.ts';
import type { App } from './app.ts';

// What the browser says of the page on which the link was pressed; nothing of other hosts, where addresses mean something else.
const pageBefore = ({ headers }: Visit['request']): URL | undefined => {
  const before = URL.parse(headers.referer ?? '');
  return before?.host === headers.host ? (before ?? undefined) : undefined;
};

/**
 * Where a link to another language leads without script: to the same page with its query (B-24), or to the home of the language where
 * the browser does not say which page that is. Undefined for every other address.
 */
export const findSamePage = (visit: Visit, pathIn: App['pathIn']): Pick<Visit, 'path' | 'query'> | undefined => {
  const { country } = visit.host;
  const language = languagePrefixOf(visit.path);
  if (visit.query !== samePageQuery || language === undefined || visit.path !== rootOf(country, language)) return undefined;
  const before = pageBefore(visit.request);
  const path = before && pathIn(country, before.pathname, language);
  return path === undefined ? { path: visit.path, query: '' } : { path, query: before?.search.slice(1) ?? '' };
};
