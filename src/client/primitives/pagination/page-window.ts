/** A place in the row of pages: a page, or a gap in which pages were left out. */
export type PageItem = { page: number } | { gapAfter: number };

const around = 1;

/** First, last, this page and its neighbours; a gap stands for two pages or more, never for one. */
export const pagesAround = (page: number, pageCount: number): PageItem[] => {
  const isNear = (candidate: number): boolean => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= around;
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const isShown = (candidate: number): boolean => isNear(candidate) || (isNear(candidate - 1) && isNear(candidate + 1));
  return all.flatMap((candidate): PageItem[] => {
    if (isShown(candidate)) return [{ page: candidate }];
    return isShown(candidate - 1) ? [{ gapAfter: candidate - 1 }] : [];
  });
};
