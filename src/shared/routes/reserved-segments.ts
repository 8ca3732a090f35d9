import { languages } from '#shared/country/countries.ts';
import { paths } from './paths.ts';
import { restPrefixes } from './rest-prefixes.ts';

/** First segments of addresses that are served by the build or used by Waku. */
const technical = ['assets', 'pictures', 'fonts', 'icons', 'rsc', 'plain', 'docs', 'edit', 'health', 'metrics'];
/** First segments of the shop's own screens that are not in paths.ts, because nothing links to them below the root. */
const screens = ['404'];

/** First path segments that no content page may use: shop screens, REST, languages, files (specification §2). */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...languages,
  ...restPrefixes,
  ...Object.values(paths).map((path) => path.split('/')[0] ?? path),
  ...technical,
  ...screens,
]);
