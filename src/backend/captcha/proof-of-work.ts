import 'server-only';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CaptchaChallenge, captchaChallenge, captchaSolution } from '#shared/contract/captcha.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { captchaSecret } from './captcha-secret.ts';

// A browser derives 256 keys on average: about a second on a phone, negligible for one message, expensive for a thousand.
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' };
const lifetimeMs = 20 * 60 * 1000;

/** Creates a proof-of-work challenge signed by the shop; nothing of it is stored until it is solved and used. */
export const createCaptcha = async (now = Date.now()): Promise<CaptchaChallenge> => {
  const expiresAt = Math.ceil((now + lifetimeMs) / 1000);
  return captchaChallenge.parse(await createChallenge({ ...work, deriveKey, expiresAt, hmacSignatureSecret: await captchaSecret() }));
};

const readSolution = (text: string) => {
  try {
    return captchaSolution.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Checks a solution of the shop's own challenge (ALTCHA). */
export const checkProofOfWork: CaptchaCheck = async (text) => {
  const solved = readSolution(text);
  if (!solved) return undefined;
  const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: await captchaSecret() });
  if (!verified) return undefined;
  return { signature: solved.challenge.signature, expiresAt: solved.challenge.parameters.expiresAt * 1000, isTicket: false };
};
