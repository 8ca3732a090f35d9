import { addressOfFile, draftOf, isDraftFile, parseFile, publishedOf } from '#backend/content/content.ts';
import type { PageTexts } from '../../src/shared/content/page-file.ts';
import type { Finding } from './finding.ts';
import { sectionFindings } from './sections.ts';

/** A page that is not published may have its facts as a draft, too. */
const headFindings = (file: string, pageId: string, files: ReadonlyMap<string, unknown>): Finding[] => {
  const head = `pages/${pageId}/page.json`;
  return files.has(head) || files.has(draftOf(head)) ? [] : [{ file, message: `stands alone: ${head} and ${draftOf(head)} are missing` }];
};

const check = (file: string, json: unknown, files: ReadonlyMap<string, unknown>): Finding[] => {
  const address = addressOfFile(publishedOf(file));
  if (address?.kind !== 'page' && address?.kind !== 'pageTexts')
    return [{ file, message: 'only pages have drafts: pages/{page}/page.draft.json and pages/{page}/{language}.draft.json' }];
  const { value, problems } = parseFile(address.kind, json);
  if (problems.length > 0) return problems.map((message) => ({ file, message }));
  return [
    ...headFindings(file, address.id, files),
    ...(address.kind === 'pageTexts' ? sectionFindings(file, (value as PageTexts).sections) : []),
  ];
};

/** Errors in the drafts of a content folder, each checked by itself: consistency with other pages is checked once they are published. */
export const draftFindings = (files: ReadonlyMap<string, unknown>): Finding[] =>
  [...files].filter(([file]) => isDraftFile(file)).flatMap(([file, json]) => check(file, json, files));
