import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaChallenge } from '#shared/contract/captcha.ts';

/** Solves a challenge of the page's own shop, for a call outside its form; returns the value of the field `captcha`. */
export const solveCaptchaOf = async (page: Page): Promise<string> => {
  const response = await page.evaluate(async (): Promise<unknown> => (await fetch('/marketing/contact/challenge')).json());
  const challenge = captchaChallenge.parse(response);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
};

/** Waits for the minimum time of filling in a form without script: the ticket of its page is valid from two seconds on. */
export const untilTicketCounts = (): Promise<void> => setTimeout(2500);
