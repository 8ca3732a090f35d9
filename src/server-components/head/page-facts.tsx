import { type AcceptedReturn, type PageFacts, pageFactsNames, writePageFacts } from '#shared/analytics/page-facts.ts';

/** Describes the page for analytics in the document's head; read only in browsers where measurement is allowed. */
export const PageFactsMeta = (facts: PageFacts) => <meta name={pageFactsNames.page} content={writePageFacts(facts)} />;

/** Reports an accepted return to analytics; in personal documents only. */
export const AcceptedReturnMeta = ({ accepted }: { accepted: AcceptedReturn | undefined }) =>
  accepted === undefined ? null : <meta name={pageFactsNames.acceptedReturn} content={JSON.stringify(accepted)} />;
