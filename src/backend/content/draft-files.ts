import 'server-only';
import type { ContentFiles } from './content-source.ts';

const suffix = '.draft.json';

/** True for a draft, which only editors may see: `pages/about/de.draft.json`. */
export const isDraftFile = (file: string): boolean => file.endsWith(suffix);

/** The path of a file's draft: `pages/about/de.draft.json` beside `pages/about/de.json`. */
export const draftOf = (file: string): string => file.replace(/(?:\.draft)?\.json$/, suffix);

/** The file that a draft replaces when it is published. */
export const publishedOf = (file: string): string => file.replace(/\.draft\.json$/, '.json');

const pageName = /^[a-z0-9-]+$/;

/** True for a valid page name: only such names ever become part of a path. */
export const isPageName = (name: string): boolean => pageName.test(name);

/** The drafts among files, under their names after publication. */
export const draftsAmong = (files: ContentFiles): ContentFiles =>
  new Map([...files].filter(([file]) => isDraftFile(file)).map(([file, value]) => [publishedOf(file), value]));
