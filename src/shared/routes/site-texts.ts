/** The path of the crawling rules for search engines. */
export const robotsPath = '/robots.txt';
/** The list of a host's sitemaps. */
export const sitemapIndexPath = '/sitemap.xml';

/** The address of one sitemap: a language's pages, its dealers, its jobs, or a part of its products. */
export const sitemapPath = (language: string, part: string): string => `/sitemaps/${language}-${part}.xml`;

/** True for the texts that a host has for search engines. */
export const isSiteTextPath = (path: string): boolean =>
  path === robotsPath || path === sitemapIndexPath || /^\/sitemaps\/[a-z]{2}-(?:pages|dealers|jobs|products-[1-9]\d{0,3})\.xml$/.test(path);
