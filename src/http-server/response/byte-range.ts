import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'range-parser';
import { isSameBytes } from './conditional.ts';

/** What is answered, as far as a part of it can be cut out. */
type Whole = { status: number; etag: string; identity: { headers: readonly string[]; body: Buffer } };

/** The one part of a body that a Range header asks for; `undefined` where the whole is sent: no range, several of them, or none that can be read. */
export const partOf = (range: string | undefined, size: number): { start: number; end: number } | 'beyond' | undefined => {
  if (range === undefined) return undefined;
  const { code, type, ranges } = parse(size, range);
  if (type !== 'bytes' || (code & 1) !== 0) return undefined;
  if (ranges.length === 0) return 'beyond';
  return ranges.length === 1 ? ranges[0] : undefined;
};

/** True for types that are sent in parts: Safari plays no film otherwise, and what is large goes on where a poor line broke it off. */
export const isParted = (type: string): boolean => ['video/mp4', 'model/gltf-binary', 'application/pdf'].includes(type);

const without = (headers: readonly string[], left: readonly string[]): string[] =>
  headers.flatMap((name, index) => (index % 2 === 1 || left.includes(name) ? [] : [name, headers[index + 1] ?? '']));

/**
 * Answers with a part (206) or refuses one beyond the end (416), where the answer may be parted (`accept-ranges`); false: the whole is
 * to be sent, also where the condition of the part (If-Range) does not hold.
 */
export const sendPart = ({ method, headers: asked }: IncomingMessage, response: ServerResponse, whole: Whole): boolean => {
  const { status, etag, identity } = whole;
  if (method !== 'GET' || status !== 200 || !identity.headers.includes('accept-ranges')) return false;
  const condition = asked['if-range'];
  if (typeof condition === 'string' && !isSameBytes(condition, etag)) return false;
  const { headers, body } = identity;
  const part = partOf(asked.range, body.length);
  if (part === undefined) return false;
  if (part === 'beyond') {
    const fields = without(headers, ['content-length', 'content-type', 'cache-control']);
    response.writeHead(416, [...fields, 'cache-control', 'no-store', 'content-range', `bytes */${body.length}`, 'content-length', '0']);
    response.end();
    return true;
  }
  const length = String(part.end - part.start + 1);
  const range = `bytes ${part.start}-${part.end}/${body.length}`;
  response.writeHead(206, [...without(headers, ['content-length']), 'content-range', range, 'content-length', length]);
  response.end(body.subarray(part.start, part.end + 1));
  return true;
};
