import { createHash } from 'node:crypto';

/** A strong validator of a body: equal tag, equal bytes, so that parts of it may be put together. */
export const strongEtagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** A weak validator of a body: equal bytes, equal tag, whatever the encoding. */
export const etagOf = (body: Buffer): string => `W/${strongEtagOf(body)}`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** The tag of the same thing in other bytes. */
export const toWeakEtag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/** True when an If-Range header names this strong validator: parts of what the visitor has still fit. Dates and weak tags promise no equal bytes (RFC 9110 §13.1.5). */
export const matchesIfRange = (ifRange: string, etag: string): boolean => !etag.startsWith('W/') && ifRange.trim() === etag;

/** True when an If-None-Match header names this validator: `*`, one tag or a list, compared weakly (RFC 9110 §13.1.2). */
export const matchesIfNoneMatch = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === wanted);
};
