import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { captchaChallenge } from '#shared/contract/captcha.ts';
import { callRest } from '../rest.ts';

/** Requests a proof of work and solves it; returns the value of the field `captcha`. Keys are derived off the main thread. */
export const solveCaptcha = async (signal: AbortSignal): Promise<string> => {
  const challenge = await callRest('/marketing/contact/challenge', { answer: async () => captchaChallenge, signal });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
};
