import 'server-only';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/refusal/refusal.ts';
import { type CaptchaCause, type CaptchaChallenge, captchaChallenge, captchaSolution } from '#shared/contract/captcha.ts';

// A browser derives 256 keys on average: about a second of a telephone, nothing for one message, much for a thousand.
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' };
const lifetimeMs = 20 * 60 * 1000;

const known = new WeakMap<Db, string>();

const secretOf = async (db: Db): Promise<string> => {
  const kept = known.get(db);
  if (kept !== undefined) return kept;
  const { secret } = await db.selectFrom('captchaKey').select('secret').executeTakeFirstOrThrow();
  known.set(db, secret);
  return secret;
};

/** A new proof of work, signed by the shop: nothing is kept of it until it is solved and used. */
export const createCaptcha = async (now = Date.now()): Promise<CaptchaChallenge> => {
  const expiresAt = Math.ceil((now + lifetimeMs) / 1000);
  return captchaChallenge.parse(await createChallenge({ ...work, deriveKey, expiresAt, hmacSignatureSecret: await secretOf(database) }));
};

const refuseCaptcha = (cause: CaptchaCause): DomainError => {
  const fields = [{ field: 'captcha', messageKey: 'contact.refused.captcha' }];
  return new DomainError('CaptchaException', 400, { fields, cause }, `The captcha does not count: ${cause}`);
};

const readSolution = (text: string) => {
  try {
    return captchaSolution.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** A solution that was checked and is not used yet. */
export type SolvedCaptcha = { signature: string; expiresAt: number };

/** Checks what the field `captcha` holds. Throws CaptchaException 400 with its cause: NOT_READY when it is empty, else VERIFICATION_FAILED. */
export const checkCaptcha = async (text: string): Promise<SolvedCaptcha> => {
  if (text === '') throw refuseCaptcha('NOT_READY');
  const solved = readSolution(text);
  if (!solved) throw refuseCaptcha('VERIFICATION_FAILED');
  const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: await secretOf(database) });
  if (!verified) throw refuseCaptcha('VERIFICATION_FAILED');
  return { signature: solved.challenge.signature, expiresAt: solved.challenge.parameters.expiresAt * 1000 };
};

/** Uses a solution up in the transaction of what it allows: a second time it counts as wrong. */
export const useCaptcha = async (trx: Trx, { signature, expiresAt }: SolvedCaptcha): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('usedCaptcha')
    .values({ signature, expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw refuseCaptcha('VERIFICATION_FAILED');
};

/** Clears what has expired: nobody can use it again. */
export const forgetOldCaptchas = async (now = Date.now()): Promise<void> => {
  await database
    .deleteFrom('usedCaptcha')
    .where('expiresAt', '<', now - 60 * 1000)
    .execute();
};
