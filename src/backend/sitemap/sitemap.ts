import 'server-only';

// The texts of a host for search engines.

export { siteTextAt } from './site-text.ts';
