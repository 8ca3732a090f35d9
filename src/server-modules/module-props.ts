import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';

/** The page that contains a module, and its raw query: `cabinet=60`. Only names listed in `page-query.ts` are passed on. */
export type PageOfModule = { path: string; query: string };

/** What every module receives: its validated data and its context. */
export type ModuleProps<Data> = {
  site: Site;
  /** The section's id on the page, an anchor for links. */
  id: string;
  /** The language of the data; it differs from the site's where content is not translated yet. */
  language: Language;
  data: Data;
  /** Identifies the section by everything it is rendered from, for static modules: equal keys, equal HTML. */
  cacheKey: string;
  /** True on the one section whose headline is the page's h1. */
  isPageTitle: boolean;
  /** True where its picture is the first of the page, near its top: it is loaded at once. @default false */
  hasFirstPicture?: boolean;
  page: PageOfModule;
};
