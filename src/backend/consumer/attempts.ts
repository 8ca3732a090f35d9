import 'server-only';
import type { Context } from 'hono';
import { createLimit, type Limit } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress } from '#backend/rest/rest.ts';
import { knownDeviceOf } from './known-device.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

type Rule = {
  /** Of a network, whatever it names: a household may share one. */
  client: Limit;
  /** Of a network at one account: whoever guesses locks out only where he is. */
  here: Limit;
  /** At one account from everywhere: many networks together may not guess for ever either. */
  everywhere: Limit;
  /** Of a browser that once gave the account's password: nobody else can use it up. */
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
  // Who furnishes a kitchen registers several products at once.
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
 * Counts an attempt of a client at an account; `account` is what the caller names, whether or not it exists. Throws
 * TooManyRequestsException 429 with Retry-After. A browser that knows the account counts for itself, so nobody else locks it out.
 */
export const countAttempt = async (c: Context, kind: Kind, account: string): Promise<void> => {
  const rule: Rule = rules[kind];
  const deviceHash = await knownDeviceOf(c, account);
  if (deviceHash !== undefined) return rule.device.take(c, deviceKeyOf(deviceHash, account));
  await takeFromNetwork(c, rule, account);
  await rule.everywhere.take(c, account);
};

/**
 * Counts that a client asks for what leads to a mail to an address that anybody may name, and answers whether one more may go there. The
 * client alone is refused with 429: what others asked for keeps nobody out, the mail of before still counts.
 */
export const mayMail = async (c: Context, address: string, kind: Kind = 'mail'): Promise<boolean> => {
  await takeFromNetwork(c, rules[kind], address);
  return rules[kind].everywhere.allows(address);
};

/** The owner is in: this was no guess, and earlier slips made here no longer count. What others tried still does. */
export const resetAttempts = async (c: Context, kind: Kind, account: string): Promise<void> => {
  const { client, here, everywhere, device }: Rule = rules[kind];
  const deviceHash = await knownDeviceOf(c, account);
  if (deviceHash !== undefined) return device.reset(deviceKeyOf(deviceHash, account));
  await here.reset(networkKeyOf(c, account));
  await client.release(clientAddress(c));
  await everywhere.release(account);
};
