import budgets from './budgets.json' with { type: 'json' };
import type { PageType } from './page-types.ts';
import type { PageWeight } from './page-weight.ts';

/**
 * What a page of this type may load before the visitor's first interaction, in bytes and requests: script (gzip), the document uncompressed
 * and as transferred, the render-blocking styles as transferred, and pictures at 390 px with a pixel ratio of two. Bounds of documents and
 * styles are 3 % above the last measurement, those of pictures 10 %.
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

/** The budgeted figures of a measured page. */
export const spendingOf = ({ jsGzip, documentRaw, bytes, firstCss, requests }: PageWeight): Budget => ({
  jsGzip,
  documentRaw,
  documentBrotli: bytes.html,
  cssBrotli: firstCss,
  pictures: bytes.pictures,
  requests,
});

/** Every way in which a page exceeds its budget, as text; empty when it is within. */
export const findExcess = (type: PageType, spending: Budget): string[] => {
  const budget = budgetOf(type);
  return (Object.keys(words) as (keyof Budget)[]).flatMap((name) =>
    spending[name] > budget[name] ? [`${type}: ${spending[name]} ${words[name]}, allowed are ${budget[name]}`] : [],
  );
};
