import { type AcceptedReturn, type PageFacts, pageFactsNames, readPageFacts } from '#shared/analytics/page-facts.ts';
import { screenFactsOf } from '#shared/analytics/screen-facts.ts';
import { measuring } from '#state/analytics/measuring.ts';
import { currentLocale } from '#state/current-locale.ts';

const written = (name: string): string | undefined => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Which country's shop this document is, in which language, and below which path it lies: `{ country: 'ch', language: 'fr', root: '/fr/' }`. */
export const siteOf = (path: string): { country: string; language: string; root: string } => {
  // The `lang` of the document is the browser's own translator's to change.
  const [language = '', country = ''] = currentLocale().toLowerCase().split('-');
  return { country, language, root: `${path}/`.startsWith(`/${language}/`) ? `/${language}/` : '/' };
};

/** What the page in sight is: the article that it shows, else as it says itself, else as its path does. Undefined where nothing does (yet): type pending, which is no page. */
export const currentPageFacts = (path: string): PageFacts | undefined => {
  const { article } = measuring;
  if (article) return { category: 'PDP', eid: article.productKey, variantKey: article.variantKey };
  const own = written(pageFactsNames.page);
  return own === undefined ? screenFactsOf(siteOf(path), path) : readPageFacts(own);
};

/** The return that the page in sight tells of. */
export const currentReturn = (): AcceptedReturn | undefined => {
  const own = written(pageFactsNames.acceptedReturn);
  return own === undefined ? undefined : (JSON.parse(own) as AcceptedReturn);
};
