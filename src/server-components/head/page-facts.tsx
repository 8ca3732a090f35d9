import { type AcceptedReturn, type PageFacts, pageFactsNames, writePageFacts } from '#shared/analytics/page-facts.ts';

/** Tells analytics what this page is, in the head of the document; read in browsers that may be measured, by nobody else. */
export const PageFactsMeta = (facts: PageFacts) => <meta name={pageFactsNames.page} content={writePageFacts(facts)} />;

/** Tells analytics of a return that was accepted; in personal documents alone. */
export const AcceptedReturnMeta = ({ accepted }: { accepted: AcceptedReturn | undefined }) =>
  accepted === undefined ? null : <meta name={pageFactsNames.acceptedReturn} content={JSON.stringify(accepted)} />;
