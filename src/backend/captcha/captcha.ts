import 'server-only';
import type { Context } from 'hono';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { createLimit } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress, type RestEnv, requestHostname } from '#backend/rest/rest.ts';
import type { CaptchaCause } from '#shared/contract/captcha.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { environment } from '#shared/environment/environment.ts';
import type { CaptchaCheck, SolvedCaptcha } from './captcha-check.ts';
import { checkProofOfWork } from './proof-of-work.ts';
import { checkRecaptcha } from './recaptcha.ts';
import { checkTicket, isTicket } from './ticket.ts';

// The challenge for browsers where the shop has no provider key, and the ticket that a no-script form carries.

export { createCaptcha } from './proof-of-work.ts';
export { createTicket } from './ticket.ts';

const captchaError = (cause: CaptchaCause): DomainError => {
  const fields = [{ field: 'captcha', messageKey: 'general.captcha.failed' }];
  return new DomainError('CaptchaException', 400, { fields, cause }, `The captcha does not count: ${cause}`);
};

/**
 * What the document of a no-script form shows for a failed captcha, in place of its hidden field; undefined for other errors. Such a
 * browser cannot solve a challenge: its document asks again, with a ticket.
 */
export const captchaProblems = ({ exception, data }: DomainError): FieldProblem[] | undefined => {
  if (exception !== 'CaptchaException') return undefined;
  return [{ field: '', messageKey: data.cause === 'NOT_READY' ? 'general.captcha.again' : 'general.captcha.failed' }];
};

/** Whether browsers send a reCAPTCHA token instead of the shop's own proof of work. */
export const hasRecaptcha = (): boolean => environment().RECAPTCHA_SITE_KEY !== undefined;

const checkOf = (text: string): CaptchaCheck => {
  if (isTicket(text)) return checkTicket;
  return hasRecaptcha() ? checkRecaptcha : checkProofOfWork;
};

// Checking a solution derives a key, or asks the provider: whoever sends wrong ones soon waits.
const wrongLimit = createLimit('captcha-wrong', { points: 30, seconds: 15 * 60 });

// Taken before the work, and given back for a right one: no more than these are checked at once either.
const verify = async (c: Context<RestEnv>, text: string): Promise<SolvedCaptcha> => {
  if (text === '') throw captchaError('NOT_READY');
  await wrongLimit.take(c, clientAddress(c));
  const solved = await checkOf(text)(text, requestHostname(c, c.get('site').country));
  if (!solved) throw captchaError('VERIFICATION_FAILED');
  return solved;
};

/**
 * Checks the content of the field `captcha` of a call. Throws CaptchaException 400 with its cause: NOT_READY when it is empty, else
 * VERIFICATION_FAILED, also when the provider cannot be reached; and TooManyRequestsException 429 to a network that sends many wrong ones.
 */
export const checkCaptcha = async (c: Context<RestEnv>, text: string): Promise<SolvedCaptcha> => {
  const solved = await verify(c, text);
  await wrongLimit.release(clientAddress(c));
  return solved;
};

/** Marks a solution as used, in the transaction of what it allows: a second use counts as wrong. */
export const useCaptcha = async (trx: Trx, { signature, expiresAt }: Pick<SolvedCaptcha, 'signature' | 'expiresAt'>): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('usedCaptcha')
    .values({ signature, expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw captchaError('VERIFICATION_FAILED');
};

// A browser without script does no proof of work, so its forms are limited instead.
const noScriptLimit = createLimit('captcha-plain', { points: 6, seconds: 60 * 60 });

/**
 * Requires a captcha of a call: checks its field `captcha` and marks it as used at once, so that a call rejected afterwards needs a new
 * one. Throws CaptchaException 400 like `checkCaptcha`, and TooManyRequestsException 429 when too many tickets come.
 */
export const requireCaptcha = async (c: Context<RestEnv>, text: string): Promise<void> => {
  const solved = await verify(c, text);
  if (solved.isTicket) await noScriptLimit.take(c, clientAddress(c));
  await inTransaction((trx) => useCaptcha(trx, solved));
  await wrongLimit.release(clientAddress(c));
};

/** Deletes expired entries: nobody can use them again. */
export const deleteOldCaptchas = async (now = Date.now()): Promise<void> => {
  await database
    .deleteFrom('usedCaptcha')
    .where('expiresAt', '<', now - 60 * 1000)
    .execute();
};
