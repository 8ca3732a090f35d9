import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'range-parser';

/** What is answered, as far as a part of it can be cut out. */
type Whole = { status: number; identity: { headers: readonly string[]; body: Buffer } };

/** The one part of a body that a Range header asks for; `undefined` where the whole is sent: no range, several of them, or none that can be read. */
export const partOf = (range: string | undefined, size: number): { start: number; end: number } | 'beyond' | undefined => {
  if (range === undefined) return undefined;
  const { code, type, ranges } = parse(size, range);
  if (type !== 'bytes' || (code & 1) !== 0) return undefined;
  if (ranges.length === 0) return 'beyond';
  return ranges.length === 1 ? ranges[0] : undefined;
};

const without = (headers: readonly string[], left: readonly string[]): string[] =>
  headers.flatMap((name, index) => (index % 2 === 1 || left.includes(name) ? [] : [name, headers[index + 1] ?? '']));

/**
 * Answers with a part (206) or refuses one beyond the end (416), where the answer may be parted (`accept-ranges`); false: the whole is
 * to be sent. A part on the condition of a tag (If-Range) is never sent: our tags are weak and promise no equal bytes (RFC 9110 §13.1.5).
 */
export const sendPart = ({ method, headers: asked }: IncomingMessage, response: ServerResponse, { status, identity }: Whole): boolean => {
  if (method !== 'GET' || status !== 200 || !identity.headers.includes('accept-ranges') || asked['if-range'] !== undefined) return false;
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
