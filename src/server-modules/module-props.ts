import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';

/** The page on which a module stands, and its query as it came: `cabinet=60`. Only the names that stand in `page-query.ts` come. */
export type PageOfModule = { path: string; query: string };

/** What every module receives: its checked data, and where it stands. */
export type ModuleProps<Data> = {
  site: Site;
  /** The section's id on the page, an anchor for links. */
  id: string;
  /** The language of the data; it differs from the site's where content is not translated yet. */
  language: Language;
  data: Data;
  /** Names the section by all that it is made of, for a module without behaviour: equal keys, equal HTML. */
  cacheKey: string;
  /** True on the one section whose headline is the page's h1. */
  isPageTitle: boolean;
  /** True where its picture is the first one of the page, near its top: it is loaded at once. @default false */
  hasFirstPicture?: boolean;
  page: PageOfModule;
};
