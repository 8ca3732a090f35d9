import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The content of a token: its host, time and action, and how likely a person created it. */
export type TokenFacts = { hostname: string; action: string; score: number; challenge_ts: string };

type Answer = Partial<TokenFacts> & { success: boolean; 'error-codes'?: string[] };

type OtherAnswer = { status: number; body: string; location?: string };

/** A stand-in for reCAPTCHA's siteverify, which rejects what the real one rejects. */
export type Siteverify = {
  url: string;
  secret: string;
  /** The configuration of a shop that uses it. */
  environment: { RECAPTCHA_SITE_KEY: string; RECAPTCHA_SECRET: string; RECAPTCHA_VERIFY_URL: string };
  /** The parameters of every call, in order. */
  calls: Record<string, string>[];
  /** Creates a token as a browser would send it: by default fresh, by a person, for the action `submit` on that host. */
  issue: (hostname: string, facts?: Partial<TokenFacts>) => string;
  /** From now on it answers like this: normally, accepting each token repeatedly, with these bytes, or never. */
  behave: (how: 'well' | 'forgetful' | 'silent' | OtherAnswer) => void;
  close: () => Promise<void>;
};

const failure = (...codes: string[]): Answer => ({ success: false, 'error-codes': codes });

const parametersOf = async (request: IncomingMessage): Promise<Record<string, string> | undefined> => {
  if (request.method !== 'POST') return undefined;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm ? Object.fromEntries(new URLSearchParams(await text(request))) : {};
};

/** Starts a stand-in for siteverify on a free port. */
export const openSiteverify = async (secret = 'known-secret'): Promise<Siteverify> => {
  const tokens = new Map<string, TokenFacts>();
  const used = new Set<string>();
  const calls: Record<string, string>[] = [];
  let behaviour: Parameters<Siteverify['behave']>[0] = 'well';
  const verify = (given: Record<string, string> | undefined): Answer => {
    if (!given) return failure('bad-request');
    calls.push(given);
    const { secret: said, response: token } = given;
    if (!token || !said) return failure(...(token ? [] : ['missing-input-response']), ...(said ? [] : ['missing-input-secret']));
    if (said !== secret) return failure('invalid-input-secret');
    const facts = tokens.get(token);
    if (!facts) return failure('invalid-input-response');
    const isOld = Date.now() - Date.parse(facts.challenge_ts) > 2 * 60 * 1000;
    if (behaviour !== 'forgetful' && (used.has(token) || isOld)) return failure('timeout-or-duplicate');
    used.add(token);
    return { success: true, ...facts };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (behaviour === 'silent') return;
    if (typeof behaviour === 'object') {
      const { status, body, location } = behaviour;
      return void response.writeHead(status, location === undefined ? {} : { location }).end(body);
    }
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(verify(await parametersOf(request))));
  };
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`;
  return {
    url,
    secret,
    environment: { RECAPTCHA_SITE_KEY: 'known-key', RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url },
    calls,
    issue: (hostname, facts = {}) => {
      const token = `03A${randomBytes(300).toString('base64url')}`;
      // In Google's format, without fractions of a second.
      const challenge_ts = `${new Date().toISOString().slice(0, 19)}Z`;
      tokens.set(token, { hostname, action: 'submit', score: 0.9, challenge_ts, ...facts });
      return token;
    },
    behave: (how) => {
      behaviour = how;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
