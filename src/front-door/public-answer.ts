import { type Answer, createAnswer } from './answer.ts';
import { isParted } from './byte-range.ts';
import { isCompressible } from './encoding.ts';

// What a visitor types comes back beside a secret in none of these answers: only then their packed sizes tell nothing (BREACH).
const publicCalls = /^\/(?:api|products)\/|^\/openapi\.json$/;

/** True for a call whose answer is the same for every visitor: products, search, dealers, places, what the calls are. */
export const isPublicCall = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'GET' && publicCalls.test(new URL(url).pathname);

/** The answer of a public call as the door sends it: packed as the visitor reads it, in parts where it is a document, 304 where they have it. */
export const publicAnswer = async (answer: Response): Promise<Answer> => {
  const { 'content-length': _length, ...fields } = Object.fromEntries(answer.headers);
  const type = fields['content-type'] ?? '';
  const own = { ...(isParted(type) && { 'accept-ranges': 'bytes' }), ...(isCompressible(type) && { vary: 'Accept-Encoding' }) };
  return createAnswer(answer.status, { ...fields, ...own }, Buffer.from(await answer.arrayBuffer()), {}, 'once');
};
