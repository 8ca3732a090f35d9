import 'server-only';

// The texts of a host for search engines.

export { type SiteText, siteTextAt } from './site-text.ts';
