import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendRange } from './byte-range.ts';
import { etagOf, matchesIfNoneMatch, strongEtagOf, toWeakEtag } from './conditional.ts';
import { chooseEncoding, type Effort, type Encoding, encode, encodings, isCompressible } from './encoding.ts';

type Fields = Record<string, string>;
type Variant = { headers: string[]; elsewhere: string[]; body: Buffer };

/** A complete response: headers are prepared and encodings cached on first request, so that a hit only has to send. */
export type CachedResponse = {
  status: number;
  etag: string;
  /** What it costs to cache, in bytes. */
  bytes: number;
  variants: Partial<Record<Encoding, Variant>>;
  identity: Variant;
  notModified: string[];
  notModifiedElsewhere: string[];
  /** Creates an encoding that is not among the variants yet, and adds it. */
  encodeLater?: (encoding: Encoding) => Promise<Variant>;
};

type CachedResponseParts = {
  status: number;
  fields: Fields;
  /** Headers that replace the others where the host is none of the configured ones. */
  elsewhere?: Fields | undefined;
  /** The body in every available encoding; `identity` always. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};

// What an entry costs besides its bodies: header arrays, map slots, strings.
const overhead = 4096;
const notModifiedFields = ['etag', 'cache-control', 'cdn-cache-control', 'vary', 'content-security-policy'];

const notModifiedFieldsOf = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([name]) => notModifiedFields.includes(name))
    .flat();

const variantOf = (fields: Fields, elsewhere: Fields, encoding: Encoding, body: Buffer): Variant => {
  const encodedFields = { 'content-encoding': encoding, etag: toWeakEtag(fields['etag'] ?? '') };
  const own = { ...(encoding !== 'identity' && encodedFields), 'content-length': String(body.length) };
  return {
    headers: Object.entries({ ...fields, ...own }).flat(),
    elsewhere: Object.entries({ ...fields, ...elsewhere, ...own }).flat(),
    body,
  };
};

/** Builds a response from bodies that are already compressed. */
export const assembleCachedResponse = ({ status, fields, elsewhere = {}, bodies }: CachedResponseParts): CachedResponse => {
  // Ranges require byte-identical bodies, hence a strong validator; compressed copies do not have it.
  const etag = 'accept-ranges' in fields ? strongEtagOf(bodies.identity) : etagOf(bodies.identity);
  const tagged = { ...fields, etag };
  const present = encodings.flatMap((encoding): [Encoding, Variant][] => {
    const body = bodies[encoding];
    return body ? [[encoding, variantOf(tagged, elsewhere, encoding, body)]] : [];
  });
  // A 304 cannot know which of several encodings the visitor has.
  const taggedWeakly = { ...tagged, ...(present.length > 1 && { etag: toWeakEtag(etag) }) };
  return {
    status,
    etag,
    bytes: present.reduce((sum, [, { body }]) => sum + body.length, overhead),
    variants: Object.fromEntries(present),
    identity: variantOf(tagged, elsewhere, 'identity', bodies.identity),
    notModified: notModifiedFieldsOf(taggedWeakly),
    notModifiedElsewhere: notModifiedFieldsOf({ ...taggedWeakly, ...elsewhere }),
  };
};

// The maximum total size of a page's encodings, relative to the page itself.
const compressedShare = 0.5;

/** Builds a response whose encodings are created on request, once and off the main thread: most pages are requested in only one. */
export const createCachedResponse = (
  status: number,
  fields: Fields,
  body: Buffer,
  elsewhere: Fields = {},
  effort: Effort = 'page',
): CachedResponse => {
  const cached = assembleCachedResponse({ status, fields, elsewhere, bodies: { identity: body } });
  if (body.length === 0 || !isCompressible(fields['content-type'] ?? '')) return cached;
  const tagged = { ...fields, etag: cached.etag };
  const inFlight = new Map<Encoding, Promise<Variant>>();
  const make = async (encoding: Encoding): Promise<Variant> => {
    const variant = variantOf(tagged, elsewhere, encoding, await encode(body, encoding, effort));
    cached.variants[encoding] = variant;
    return variant;
  };
  const encodeLater = (encoding: Encoding): Promise<Variant> => {
    const encoded = inFlight.get(encoding) ?? make(encoding);
    inFlight.set(encoding, encoded);
    return encoded;
  };
  return { ...cached, bytes: cached.bytes + Math.ceil(body.length * compressedShare), encodeLater };
};

/**
 * Writes a response to the socket: 304 when unchanged, a range where one is requested and supported, no body for HEAD. `isConfiguredHost`
 * chooses between the two sets of headers.
 */
export const sendCachedResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  isConfiguredHost = true,
): void => {
  if (cached.status === 200 && matchesIfNoneMatch(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, isConfiguredHost ? cached.notModified : cached.notModifiedElsewhere);
    response.end();
    return;
  }
  const send = (variant: Variant): void => {
    response.writeHead(cached.status, isConfiguredHost ? variant.headers : variant.elsewhere);
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  };
  if (sendRange(request, response, cached)) return;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const ready = cached.variants[encoding];
  if (ready || !cached.encodeLater) send(ready ?? cached.identity);
  else cached.encodeLater(encoding).then(send, () => send(cached.identity));
};
