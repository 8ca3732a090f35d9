import type { Site } from '#shared/country/site.ts';

/** What stands at an address without a page. */
export const NotFound = ({ path }: { site: Site; path: string }) => (
  <>
    <title>404</title>
    <meta name="robots" content="noindex" />
    <h1>Page Not Found: {path}</h1>
  </>
);
