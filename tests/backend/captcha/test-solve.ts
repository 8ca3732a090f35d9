import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaSecret } from '#backend/captcha/captcha-secret.ts';
import { type CaptchaChallenge, captchaChallenge } from '#shared/contract/captcha.ts';

/** Solves a challenge like a browser: returns the value for the field `captcha`. Tests only. */
export const solveCaptcha = async (challenge: CaptchaChallenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/**
 * A valid solution, for tests of what it allows: of a challenge that the shop signed and sixteen keys solve. A browser's work is not part
 * of these tests, and each takes it half a second. Tests only.
 */
export const solvedCaptcha = async (): Promise<string> => {
  const expiresAt = Math.ceil(Date.now() / 1000) + 20 * 60;
  const easy = { algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0' };
  return solveCaptcha(
    captchaChallenge.parse(await createChallenge({ ...easy, deriveKey, expiresAt, hmacSignatureSecret: await captchaSecret() })),
  );
};
