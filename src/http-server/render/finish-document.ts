import { hashInlineScripts } from '../security/content-security.ts';
import type { StyleSheets } from '../static/style-sheets.ts';

/** A document as it is sent, and the hashes that its policy needs. */
type FinishedDocument = { html: string; hashes: readonly string[] };

/**
 * What is done to the HTML of a document between React and the visitor, in order:
 * 1. the app fills in the static parts, and looks for parts that failed (`framework/document-middleware.ts`);
 * 2. inline scripts lose their mark and get a hash for the policy (`security/content-security.ts`);
 * 3. the link to the style sheet becomes one to the rules that the document uses (`static/style-sheets.ts`);
 * 4. a cached page that missing addresses share gets the path of the request (`cache/fill-template.ts`), at each request.
 * This function does 2 and 3.
 */
export const finishDocument = ({ text, mark }: { text: string; mark: string }, styles: Pick<StyleSheets, 'link'>): FinishedDocument => {
  const { html, hashes } = hashInlineScripts(text, mark);
  return { html: styles.link(html), hashes };
};
