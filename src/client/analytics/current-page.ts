import { type AcceptedReturn, type PageFacts, pageFactsNames, readPageFacts } from '#shared/analytics/page-facts.ts';
import { screenFactsOf } from '#shared/analytics/screen-facts.ts';
import { measuring } from '#state/analytics/measuring.ts';
import { currentLocale } from '#state/current-locale.ts';

const written = (name: string): string | undefined => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The country and language of this document, and its root path: `{ country: 'ch', language: 'fr', root: '/fr/' }`. */
export const siteOf = (path: string): { country: string; language: string; root: string } => {
  // Browser translators change the document's `lang`, so it is not used.
  const [language = '', country = ''] = currentLocale().toLowerCase().split('-');
  return { country, language, root: `${path}/`.startsWith(`/${language}/`) ? `/${language}/` : '/' };
};

/** The current page: its article, else as the page declares itself, else by its path. Undefined if unknown (yet): the type is pending, and no page view is sent. */
export const currentPageFacts = (path: string): PageFacts | undefined => {
  const { article } = measuring;
  if (article) return { category: 'PDP', eid: article.productKey, variantKey: article.variantKey };
  const own = written(pageFactsNames.page);
  return own === undefined ? screenFactsOf(siteOf(path), path) : readPageFacts(own);
};

/** The return that the current page reports. */
export const currentReturn = (): AcceptedReturn | undefined => {
  const own = written(pageFactsNames.acceptedReturn);
  return own === undefined ? undefined : (JSON.parse(own) as AcceptedReturn);
};
