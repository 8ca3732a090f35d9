import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaChallenge } from '#shared/contract/captcha.ts';
import { startShop } from './processes.ts';
import { median, percentile } from './statistics.ts';

/** Response times in milliseconds: the median, and the 90th percentile. */
type Times = { median: number; p90: number };

/**
 * How long the shop takes to respond for an address with an account and for one without: nobody may learn from it which is which (U-04).
 */
export type AccountAnswer = { call: string; known: Times; unknown: Times };

const known = 'known@example.com';
const password = 'not this one';
const person = {
  customerType: 'Private',
  firstName: 'Mia',
  lastName: 'Ostertag',
  consentsModel: { TermsOfUse: true, PrivacyPolicy: true },
};

/** Each call that takes an address, with its expected status. */
const calls: Record<string, { status: number; ask: (email: string) => [path: string, body: object] }> = {
  login: { status: 401, ask: (email) => ['/consumer/login', { email, password }] },
  register: { status: 200, ask: (email) => ['/consumer/create', { ...person, email, password: 'lange Wellen 8' }] },
  forgot: { status: 200, ask: (email) => [`/consumer/initiate-reset-password?email=${encodeURIComponent(email)}`, {}] },
  resend: { status: 200, ask: (email) => ['/consumer/send-email-verification', { email }] },
};

/** The proof of work that a browser computes before it registers is not part of the response time. */
const solve = async (origin: string): Promise<string> => {
  const challenge = captchaChallenge.parse(await (await fetch(`${origin}/marketing/contact/challenge`)).json());
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
};

const timeOf = async (port: number, name: string, email: string): Promise<number> => {
  const call = calls[name];
  if (!call) throw new Error(`There is no call ${name}`);
  const [path, body] = call.ask(email);
  const origin = `http://localhost:${port}`;
  const captchaFields = name === 'register' ? { captcha: await solve(origin) } : {};
  const start = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...body, ...captchaFields }),
  });
  const text = await answer.text();
  if (answer.status !== call.status) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - start;
};

const timesOf = (all: readonly number[]): Times => ({ median: median(all), p90: percentile(all, 0.9) });

/** Alternates between both, so that other load on the machine slows both; the first rounds, which load code, are not counted. */
export const measureAccountAnswers = async (rounds = 60, warmUp = 5): Promise<AccountAnswer[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-accounts-'));
  const shop = await startShop({ DATABASE_URL: '', DATABASE_FILE: join(folder, 'shop.db'), MAIL_FOLDER: join(folder, 'outbox') });
  try {
    await timeOf(shop.port, 'register', known);
    const answers: AccountAnswer[] = [];
    for (const call of Object.keys(calls)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let round = -warmUp; round < rounds; round++) {
        const one = await timeOf(shop.port, call, known);
        const other = await timeOf(shop.port, call, `nobody-${call}-${round + warmUp}@example.com`);
        if (round < 0) continue;
        times.known.push(one);
        times.unknown.push(other);
      }
      answers.push({ call, known: timesOf(times.known), unknown: timesOf(times.unknown) });
    }
    return answers;
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
