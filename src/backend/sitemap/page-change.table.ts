import 'server-only';

/** What a page was made of when it last read differently than before. */
export type PageChangeTable = {
  /** Absolute, as in the sitemap. */
  address: string;
  /** Of its words, pictures and prices. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  changedAt: number;
};

export type SitemapTables = { pageChange: PageChangeTable };
