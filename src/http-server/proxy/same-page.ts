import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { rootOf } from '#shared/country/site.ts';
import { samePageQuery } from '#shared/routes/same-page-query.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { App } from './app.ts';

// The page on which the link was clicked, from the Referer header; ignored for other hosts, whose paths mean something else.
const referrerOf = ({ headers }: RequestContext['request']): URL | undefined => {
  const referrer = URL.parse(headers.referer ?? '');
  return referrer?.host === headers.host ? (referrer ?? undefined) : undefined;
};

/**
 * The target of a language link without script: the same page with its query (B-24), or the language's home page where the browser sends
 * no Referer. Undefined for every other address.
 */
export const findSamePage = (requestContext: RequestContext, pathIn: App['pathIn']): Pick<RequestContext, 'path' | 'query'> | undefined => {
  const { country } = requestContext.host;
  const language = languagePrefixOf(requestContext.path);
  if (requestContext.query !== samePageQuery || language === undefined || requestContext.path !== rootOf(country, language))
    return undefined;
  const referrer = referrerOf(requestContext.request);
  const path = referrer && pathIn(country, referrer.pathname, language);
  return path === undefined ? { path: requestContext.path, query: '' } : { path, query: referrer?.search.slice(1) ?? '' };
};
