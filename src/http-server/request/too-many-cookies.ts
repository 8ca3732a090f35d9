import type { IncomingMessage } from 'node:http';

// Includes cookies of other tools on the domain; a browser would store 180 of 4 kB per site.
const maxBytes = 16 * 1024;

/** A browser sends more cookies than are accepted. */
export class TooManyCookiesError extends Error {}

/** True for a request whose cookies are more than 16 kB. */
export const hasTooManyCookies = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => (headers.cookie?.length ?? 0) > maxBytes;
