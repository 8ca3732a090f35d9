import { createHash } from 'node:crypto';

/** A weak validator of a body: equal bytes, equal tag, whatever the encoding. */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True when an If-None-Match header names this validator: `*`, one tag or a list, compared weakly (RFC 9110 §13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === wanted);
};
