import 'server-only';

// What search engines are told of a host.

export { type SiteText, siteTextAt } from './site-text.ts';
