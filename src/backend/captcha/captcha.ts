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

// What is asked of a browser where the shop has no key of a provider, and what a form without script carries.

export { createCaptcha } from './proof-of-work.ts';
export { createTicket } from './ticket.ts';

const captchaError = (cause: CaptchaCause): DomainError => {
  const fields = [{ field: 'captcha', messageKey: 'general.captcha.failed' }];
  return new DomainError('CaptchaException', 400, { fields, cause }, `The captcha does not count: ${cause}`);
};

/**
 * What the document of a form without script says of a refused captcha, in place of its field that nobody sees; undefined for other
 * refusals. Such a browser solves nothing: its document asks once more, and carries a ticket.
 */
export const captchaProblems = ({ exception, data }: DomainError): FieldProblem[] | undefined => {
  if (exception !== 'CaptchaException') return undefined;
  return [{ field: '', messageKey: data.cause === 'NOT_READY' ? 'general.captcha.again' : 'general.captcha.failed' }];
};

/** Whether browsers bring a token of reCAPTCHA, in place of the shop's own proof of work. */
export const hasRecaptcha = (): boolean => environment().RECAPTCHA_SITE_KEY !== undefined;

const checkOf = (text: string): CaptchaCheck => {
  if (isTicket(text)) return checkTicket;
  return hasRecaptcha() ? checkRecaptcha : checkProofOfWork;
};

/**
 * Checks what the field `captcha` holds, sent from the host of that name. Throws CaptchaException 400 with its cause: NOT_READY when it is
 * empty, else VERIFICATION_FAILED, also where nobody can be asked.
 */
export const checkCaptcha = async (text: string, hostname: string): Promise<SolvedCaptcha> => {
  if (text === '') throw captchaError('NOT_READY');
  const solved = await checkOf(text)(text, hostname);
  if (!solved) throw captchaError('VERIFICATION_FAILED');
  return solved;
};

/** Uses a solution up in the transaction of what it allows: a second time it counts as wrong. */
export const useCaptcha = async (trx: Trx, { signature, expiresAt }: Pick<SolvedCaptcha, 'signature' | 'expiresAt'>): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('usedCaptcha')
    .values({ signature, expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw captchaError('VERIFICATION_FAILED');
};

// Without script nothing is computed for it.
const noScriptLimit = createLimit('captcha-plain', { points: 6, seconds: 60 * 60 });

/**
 * Asks of a call that a person sends it: checks what its field `captcha` holds and uses it up at once, so that what is refused afterwards
 * needs another one. Throws CaptchaException 400 as `checkCaptcha` does, and TooManyRequestsException 429 where tickets alone come.
 */
export const requireCaptcha = async (c: Context<RestEnv>, text: string): Promise<void> => {
  const solved = await checkCaptcha(text, requestHostname(c, c.get('site').country));
  if (solved.isTicket) await noScriptLimit.take(c, clientAddress(c));
  await inTransaction((trx) => useCaptcha(trx, solved));
};

/** Clears what has expired: nobody can use it again. */
export const deleteOldCaptchas = async (now = Date.now()): Promise<void> => {
  await database
    .deleteFrom('usedCaptcha')
    .where('expiresAt', '<', now - 60 * 1000)
    .execute();
};
