import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'range-parser';
import { matchesIfRange } from './conditional.ts';

/** A full response from which a range can be cut. */
type FullResponse = { status: number; etag: string; identity: { headers: readonly string[]; body: Buffer } };

/** The single range of a Range header; `undefined` where the whole body is sent: no range, several of them, or none that can be parsed. */
export const parseRange = (rangeHeader: string | undefined, size: number): { start: number; end: number } | 'beyond' | undefined => {
  if (rangeHeader === undefined) return undefined;
  const { code, type, ranges } = parse(size, rangeHeader);
  if (type !== 'bytes' || (code & 1) !== 0) return undefined;
  if (ranges.length === 0) return 'beyond';
  return ranges.length === 1 ? ranges[0] : undefined;
};

/** True for types that support ranges: Safari plays no film otherwise, and large downloads resume after a lost connection. */
export const supportsRanges = (type: string): boolean => ['video/mp4', 'model/gltf-binary', 'application/pdf'].includes(type);

const without = (headers: readonly string[], omitted: readonly string[]): string[] =>
  headers.flatMap((name, index) => (index % 2 === 1 || omitted.includes(name) ? [] : [name, headers[index + 1] ?? '']));

/**
 * Sends a range (206), or rejects one beyond the end (416), where the response supports it (`accept-ranges`). False where the whole body
 * must be sent, also because If-Range does not match.
 */
export const sendRange = ({ method, headers: requestHeaders }: IncomingMessage, response: ServerResponse, full: FullResponse): boolean => {
  const { status, etag, identity } = full;
  if (method !== 'GET' || status !== 200 || !identity.headers.includes('accept-ranges')) return false;
  const condition = requestHeaders['if-range'];
  if (typeof condition === 'string' && !matchesIfRange(condition, etag)) return false;
  const { headers, body } = identity;
  const range = parseRange(requestHeaders.range, body.length);
  if (range === undefined) return false;
  if (range === 'beyond') {
    const fields = without(headers, ['content-length', 'content-type', 'cache-control']);
    response.writeHead(416, [...fields, 'cache-control', 'no-store', 'content-range', `bytes */${body.length}`, 'content-length', '0']);
    response.end();
    return true;
  }
  const length = String(range.end - range.start + 1);
  const rangeHeader = `bytes ${range.start}-${range.end}/${body.length}`;
  response.writeHead(206, [...without(headers, ['content-length']), 'content-range', rangeHeader, 'content-length', length]);
  response.end(body.subarray(range.start, range.end + 1));
  return true;
};
