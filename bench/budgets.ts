import budgets from './budgets.json' with { type: 'json' };
import type { PageType } from './page-types.ts';
import type { PageWeight } from './page-weight.ts';

/**
 * What a page of this type may weigh before the visitor touches it, in bytes and requests: script (gzip), the document as it is read and as
 * it is sent, the styles that hold up the first paint as they are sent, and pictures at 390 px with two pixels each. Bounds of documents and styles
 * lie 3 % above what was last measured, those of pictures 10 %.
 */
export type Budget = { jsGzip: number; documentRaw: number; documentBrotli: number; cssBrotli: number; pictures: number; requests: number };

const words: Record<keyof Budget, string> = {
  jsGzip: 'bytes of script (gzip)',
  documentRaw: 'bytes of HTML (raw)',
  documentBrotli: 'bytes of HTML (as sent)',
  cssBrotli: 'bytes of styles before the first paint (as sent)',
  pictures: 'bytes of pictures',
  requests: 'requests',
};

export const budgetOf = (type: PageType): Budget => budgets[type];

/** What a budget speaks of, taken from what was weighed. */
export const spendingOf = ({ jsGzip, documentRaw, bytes, firstCss, requests }: PageWeight): Budget => ({
  jsGzip,
  documentRaw,
  documentBrotli: bytes.html,
  cssBrotli: firstCss,
  pictures: bytes.pictures,
  requests,
});

/** Every way in which a page is over its budget, in words; empty when it keeps it. */
export const findExcess = (type: PageType, spending: Budget): string[] => {
  const budget = budgetOf(type);
  return (Object.keys(words) as (keyof Budget)[]).flatMap((name) =>
    spending[name] > budget[name] ? [`${type}: ${spending[name]} ${words[name]}, allowed are ${budget[name]}`] : [],
  );
};
