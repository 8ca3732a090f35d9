import 'server-only';
import type { Context } from 'hono';
import { createLimit, type Limit, mailboxOf } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress } from '#backend/rest/rest.ts';
import { knownDeviceOf } from './known-device.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

type Rule = {
  /** Per network, for any account: a household may share one. */
  client: Limit;
  /** Per network and account: guessing locks out the guesser's network only. */
  here: Limit;
  /** Per account from anywhere: many networks together may not guess for ever either. */
  everywhere: Limit;
  /** Per browser that once entered the account's password: nobody else can use it up. */
  device: Limit;
};

const ruleOf = (kind: string, here: number, client: number, everywhere: number): Rule => ({
  client: createLimit(`${kind}-client`, { points: client, seconds: quarter }),
  here: createLimit(`${kind}-here`, { points: here, seconds: quarter }),
  everywhere: createLimit(`${kind}-everywhere`, { points: everywhere, seconds: hour }),
  device: createLimit(`${kind}-device`, { points: here, seconds: quarter }),
});

const rules = {
  login: ruleOf('login', 10, 50, 100),
  newEmail: ruleOf('new-email', 5, 20, 20),
  code: ruleOf('code', 10, 50, 100),
};
type Kind = keyof typeof rules;

const senderOf = (kind: string, here: number): Pick<Rule, 'client' | 'here'> => ({
  client: createLimit(`${kind}-client`, { points: 20, seconds: quarter }),
  here: createLimit(`${kind}-here`, { points: here, seconds: quarter }),
});
const senders = {
  register: senderOf('register', 5),
  verification: senderOf('verification', 5),
  password: senderOf('password', 5),
  newsletter: senderOf('newsletter', 5),
  // Furnishing a kitchen means registering several products at once.
  product: senderOf('registration', 10),
};

const networkKeyOf = (c: Context, account: string): string => `${account} ${clientAddress(c)}`;
const takeFromNetwork = async (c: Context, { client, here }: Pick<Rule, 'client' | 'here'>, account: string): Promise<void> => {
  await client.take(c, clientAddress(c));
  await here.take(c, networkKeyOf(c, account));
};
const deviceKeyOf = (device: string, account: string): string => `${account} ${device}`;

/**
 * Counts an attempt of a client at an account; `account` is the name given by the caller, whether or not it exists. Throws
 * TooManyRequestsException 429 with Retry-After. A browser known to the account has its own count, so nobody else can lock it out.
 */
export const countAttempt = async (c: Context, kind: Kind, account: string): Promise<void> => {
  const rule: Rule = rules[kind];
  const deviceHash = await knownDeviceOf(c, account);
  if (deviceHash !== undefined) return rule.device.take(c, deviceKeyOf(deviceHash, account));
  await takeFromNetwork(c, rule, account);
  await rule.everywhere.take(c, account);
};

/**
 * Counts a request for a mail to an address that anybody may name. Only the client's network is rejected, with 429: other people's requests
 * lock nobody out. How many mails the address gets is the matter of `mailBudgets`.
 */
export const countMailRequest = (c: Context, kind: keyof typeof senders, address: string): Promise<void> =>
  takeFromNetwork(c, senders[kind], mailboxOf(address));

/** The owner has logged in: this was no guess, and earlier failures from here no longer count. Those of others still do. */
export const resetAttempts = async (c: Context, kind: Kind, account: string): Promise<void> => {
  const { client, here, everywhere, device }: Rule = rules[kind];
  const deviceHash = await knownDeviceOf(c, account);
  if (deviceHash !== undefined) return device.reset(deviceKeyOf(deviceHash, account));
  await here.reset(networkKeyOf(c, account));
  await client.release(clientAddress(c));
  await everywhere.release(account);
};
