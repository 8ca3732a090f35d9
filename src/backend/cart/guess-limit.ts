import 'server-only';
import type { Context } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { createLimit } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress } from '#backend/rest/rest.ts';

/** A code is short enough to be guessed; nobody mistypes it this often. */
const ofClient = createLimit('discount', { points: 20, seconds: 15 * 60 });

const fields = [{ field: 'discountCode', messageKey: 'cart.discountProblem.tooMany' }];

const withField = (error: unknown): unknown =>
  error instanceof DomainError ? new DomainError(error.exception, error.statusCode, { fields }, error.message) : error;

/** Redeems a code, unless this network has failed too often: then 429. Accepted codes do not count. */
export const limitGuesses = async <T>(c: Context, redeem: () => Promise<T>): Promise<T> => {
  const client = clientAddress(c);
  await ofClient.take(c, client).catch((error: unknown) => {
    throw withField(error);
  });
  const redeemed = await redeem();
  await ofClient.release(client);
  return redeemed;
};
