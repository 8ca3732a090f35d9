import 'server-only';

/** The fingerprint of a page at its last change. */
export type PageChangeTable = {
  /** Absolute URL, as in the sitemap. */
  address: string;
  /** Of its texts, pictures and prices. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  changedAt: number;
};

export type SitemapTables = { pageChange: PageChangeTable };
