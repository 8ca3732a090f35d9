import 'server-only';
import { type FoundContentPage, findPageById, getCountryContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { boundTerm, foldTerm } from './terms.ts';

/** An editors' hint for a term, and the page with more about it. */
type Hint = { text: string; page: FoundContentPage };

const compared = (term: string): string => foldTerm(term).trim().replaceAll(/\s+/g, ' ');

/** The hint whose keyword is the whole term, ignoring case; undefined if there is none. */
export const hintFor = (site: Site, term: string): Hint | undefined => {
  const normalizedTerm = compared(boundTerm(term));
  const hints = getCountryContent(site.country).search[site.language]?.hints ?? [];
  const hint = hints.find(({ keywords }) => keywords.some((keyword) => compared(keyword) === normalizedTerm));
  const page = hint && findPageById(site, hint.page);
  return page && { text: hint.text, page };
};
