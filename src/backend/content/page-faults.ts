import 'server-only';
import type { ContentFault } from './country-content.ts';
import type { ByKind } from './parse-file.ts';

/** Hears of a fault of a page, whose file is left out. */
export type OnPageFault = (fault: ContentFault) => void;

const isOfPage = ({ file }: ContentFault): boolean => file.startsWith('pages/');

/** Tells the faults of pages to whoever wants to hear them: `ofPages` are then told, `all` refuse the content. */
export const divideFaults = (faults: readonly ContentFault[], onPageFault?: OnPageFault) => {
  if (!onPageFault) return { all: [...faults], ofPages: [] };
  const ofPages = faults.filter(isOfPage);
  ofPages.forEach(onPageFault);
  return { all: faults.filter((fault) => !isOfPage(fault)), ofPages };
};

/** The files without those that have a fault, and without pages of which nothing is said any more. */
export const withoutFaulty = (files: ByKind, faults: readonly ContentFault[]): ByKind => {
  if (faults.length === 0) return files;
  const faulty = new Set(faults.map(({ file }) => file));
  const sound = new Map([...files].map(([kind, all]) => [kind, all.filter(({ path }) => !faulty.has(path))] as const));
  const withTexts = new Set(sound.get('pageTexts')?.map(({ id }) => id));
  return sound.set('page', sound.get('page')?.filter(({ id }) => withTexts.has(id)) ?? []);
};
