/** An entry in the pagination: a page, or a gap for omitted pages. */
export type PageItem = { page: number } | { gapAfter: number };

const around = 1;

/** First, last, current page and its neighbours; a gap replaces two pages or more, never one. */
export const pagesAround = (page: number, pageCount: number): PageItem[] => {
  const isNear = (candidate: number): boolean => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= around;
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const isShown = (candidate: number): boolean => isNear(candidate) || (isNear(candidate - 1) && isNear(candidate + 1));
  return all.flatMap((candidate): PageItem[] => {
    if (isShown(candidate)) return [{ page: candidate }];
    return isShown(candidate - 1) ? [{ gapAfter: candidate - 1 }] : [];
  });
};
