import 'server-only';
import type { ContentFiles } from './content-source.ts';

const suffix = '.draft.json';

/** True for a file that nobody but its editors may see yet: `pages/about/de.draft.json`. */
export const isDraftFile = (file: string): boolean => file.endsWith(suffix);

/** Where a draft stands: `pages/about/de.draft.json` beside `pages/about/de.json`. */
export const draftOf = (file: string): string => file.replace(/(?:\.draft)?\.json$/, suffix);

/** Which file a draft takes the place of when it is published. */
export const publishedOf = (file: string): string => file.replace(/\.draft\.json$/, '.json');

const pageName = /^[a-z0-9-]+$/;

/** True for what a page may be called: the only names that are ever made a part of a path. */
export const isPageName = (name: string): boolean => pageName.test(name);

/** The drafts among files, under the names that they will have once they are published. */
export const draftsAmong = (files: ContentFiles): ContentFiles =>
  new Map([...files].filter(([file]) => isDraftFile(file)).map(([file, value]) => [publishedOf(file), value]));
