import 'server-only';
import type { Context } from 'hono';
import { createLimit, type Limit } from '#backend/rate-limit/rate-limit.ts';
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
  register: ruleOf('register', 5, 20, 20),
  mail: ruleOf('mail', 5, 20, 20),
  // Furnishing a kitchen means registering several products at once.
  registration: ruleOf('registration', 10, 20, 20),
  code: ruleOf('code', 10, 50, 100),
};
type Kind = keyof typeof rules;

const networkKeyOf = (c: Context, account: string): string => `${account} ${clientAddress(c)}`;
const takeFromNetwork = async (c: Context, { client, here }: Rule, account: string): Promise<void> => {
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
 * Counts a request for a mail to an address that anybody may name, and returns whether one more may be sent there. Only the client is
 * rejected with 429: other people's requests lock nobody out, and the previous mail stays valid.
 */
export const mayMail = async (c: Context, address: string, kind: Kind = 'mail'): Promise<boolean> => {
  await takeFromNetwork(c, rules[kind], address);
  return rules[kind].everywhere.allows(address);
};

/** The owner has logged in: this was no guess, and earlier failures from here no longer count. Those of others still do. */
export const resetAttempts = async (c: Context, kind: Kind, account: string): Promise<void> => {
  const { client, here, everywhere, device }: Rule = rules[kind];
  const deviceHash = await knownDeviceOf(c, account);
  if (deviceHash !== undefined) return device.reset(deviceKeyOf(deviceHash, account));
  await here.reset(networkKeyOf(c, account));
  await client.release(clientAddress(c));
  await everywhere.release(account);
};
