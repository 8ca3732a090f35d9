import { expect, type Page } from '@playwright/test';
import { findMailsTo } from './outbox.ts';
import { solveCaptchaOf } from './solve-captcha.ts';

/** The account that the checks look at, and the password of every account in the journeys. */
export const owner = { email: 'miriam.konto@beispiel.example', firstName: 'Miriam', lastName: 'Ostertag-Nguyễn' };
export const ownerPassword = 'lange Wellen 8';

type Person = { email: string; firstName: string; lastName: string };

/** Posts JSON from the page: only the browser resolves `*.localhost`. Returns the status. */
const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      return answer.status;
    },
    [path, JSON.stringify(body)] as const,
  );

/** The content of a confirmation mail: the link with its two parameters, and the one-time password. */
export const readConfirmation = (text: string): { link: string; id: string; userId: string; otp: string } => {
  const link = /https:\/\/\S+\?\S+/.exec(text)?.[0] ?? '';
  const query = new URL(link).searchParams;
  return { link, id: query.get('id') ?? '', userId: query.get('userId') ?? '', otp: /^ {4}(\S{6})$/m.exec(text)?.[1] ?? '' };
};

/** Registers an account via the shop's calls; it must still be confirmed. */
const register = async (page: Page, person: Person): Promise<number> => {
  const consentsModel = { TermsOfUse: true, PrivacyPolicy: true };
  const captcha = await solveCaptchaOf(page);
  return post(page, '/consumer/create', { customerType: 'Private', ...person, password: ownerPassword, consentsModel, captcha });
};

/** Confirms with the mails that were actually sent: of two concurrent ones, one opens the account and the other comes too late. */
const confirm = async (page: Page, { email }: Person): Promise<void> => {
  for (const { text = '' } of await findMailsTo(email, '?id=')) {
    const { id, userId, otp } = readConfirmation(text);
    if ((await post(page, '/consumer/confirm-email', { id, userId, otp, password: ownerPassword })) === 200) return;
  }
};

/** Registers an account and confirms it. If two do so at once for one address, the mail may still be pending. */
export const openAccount = async (page: Page, person: Person = owner): Promise<void> => {
  await register(page, person);
  await confirm(page, person);
};

/** Logs this browser in; creates the account if there is none yet. Leaves the page on the shop's own origin. */
export const logIn = async (page: Page, origin: string, person: Person = owner): Promise<void> => {
  await page.goto(`${origin}/problem`);
  const enter = (): Promise<number> => post(page, '/consumer/login', { email: person.email, password: ownerPassword });
  // A second registration would create a new code, and each mail would be read too early.
  if ((await enter()) === 401) await register(page, person);
  const enterConfirmed = async (): Promise<number> => {
    const status = await enter();
    if (status === 403) await confirm(page, person);
    return status;
  };
  await expect.poll(enterConfirmed, { message: `${person.email} logs in`, timeout: 20_000 }).toBe(200);
};
