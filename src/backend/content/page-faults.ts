import 'server-only';
import type { ContentFault } from './country-content.ts';
import type { ByKind } from './parse-file.ts';

/** Called with a problem of a page whose file is left out. */
export type OnPageFault = (fault: ContentFault) => void;

const isOfPage = ({ file }: ContentFault): boolean => file.startsWith('pages/');

/** Divides the problems: with a callback, those of pages (`ofPages`) are only reported, while `all` others reject the content. */
export const divideFaults = (faults: readonly ContentFault[], onPageFault?: OnPageFault) => {
  if (!onPageFault) return { all: [...faults], ofPages: [] };
  const ofPages = faults.filter(isOfPage);
  ofPages.forEach(onPageFault);
  return { all: faults.filter((fault) => !isOfPage(fault)), ofPages };
};

/** The files without the faulty ones, and without pages that have no texts left. */
export const withoutFaulty = (files: ByKind, faults: readonly ContentFault[]): ByKind => {
  if (faults.length === 0) return files;
  const faulty = new Set(faults.map(({ file }) => file));
  const sound = new Map([...files].map(([kind, all]) => [kind, all.filter(({ path }) => !faulty.has(path))] as const));
  const withTexts = new Set(sound.get('pageTexts')?.map(({ id }) => id));
  return sound.set('page', sound.get('page')?.filter(({ id }) => withTexts.has(id)) ?? []);
};
