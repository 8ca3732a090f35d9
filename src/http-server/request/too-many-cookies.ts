import type { IncomingMessage } from 'node:http';

// Those of other tools on the domain count as well; a browser would keep 180 of 4 kB for a site.
const maxBytes = 16 * 1024;

/** A browser sends more cookies than are read. */
export class TooManyCookiesError extends Error {}

/** True for a request whose cookies are more than 16 kB. */
export const hasTooManyCookies = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => (headers.cookie?.length ?? 0) > maxBytes;
