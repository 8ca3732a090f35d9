import { createHash } from 'node:crypto';

/** A strong validator of a body: equal tag, equal bytes, so that ranges of it may be combined. */
export const strongEtagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** A weak validator of a body: equal bytes, equal tag, whatever the encoding. */
export const etagOf = (body: Buffer): string => `W/${strongEtagOf(body)}`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** The validator of the same content in another encoding. */
export const toWeakEtag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/**
 * True when an If-Range header matches this strong validator: ranges the visitor already has still fit. Dates and weak tags do not promise
 * equal bytes (RFC 9110 §13.1.5).
 */
export const matchesIfRange = (ifRange: string, etag: string): boolean => !etag.startsWith('W/') && ifRange.trim() === etag;

/** True when an If-None-Match header matches this validator: `*`, one tag or a list, compared weakly (RFC 9110 §13.1.2). */
export const matchesIfNoneMatch = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === wanted);
};
