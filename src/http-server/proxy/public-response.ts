import type { IncomingMessage } from 'node:http';
import { supportsRanges } from '../response/byte-range.ts';
import { type CachedResponse, createCachedResponse } from '../response/cached-response.ts';
import { isCompressible } from '../response/encoding.ts';

// What a visitor types comes back beside a secret in none of these answers: only then their packed sizes tell nothing (BREACH).
const publicCalls = /^\/(?:api|products)\/|^\/openapi\.json$/;

/** True for a call whose answer is the same for every visitor: products, search, dealers, places, what the calls are. */
export const isPublicCall = (method: string | undefined, path: string): boolean => method === 'GET' && publicCalls.test(path);

/** A reading call as the app takes it; undefined where its Host is none. */
export const toRequest = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Request | undefined => {
  const address = URL.parse(url, `http://${headers.host ?? 'localhost'}`);
  const fields = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
  return address === null ? undefined : new Request(address, { headers: fields });
};

/** The answer of a public call as the door sends it: packed as the visitor reads it, in parts where it is a document, 304 where they have it. */
export const createPublicResponse = async (answer: Response): Promise<CachedResponse> => {
  const { 'content-length': _length, ...fields } = Object.fromEntries(answer.headers);
  const type = fields['content-type'] ?? '';
  const addedFields = {
    ...(supportsRanges(type) && { 'accept-ranges': 'bytes' }),
    ...(isCompressible(type) && { vary: 'Accept-Encoding' }),
  };
  return createCachedResponse(answer.status, { ...fields, ...addedFields }, Buffer.from(await answer.arrayBuffer()), {}, 'once');
};
