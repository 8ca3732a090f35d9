import 'server-only';
import { z } from 'zod';
import { log } from '#backend/log/log.ts';
import { environment } from '#shared/environment/environment.ts';

const timeoutMs = 5000;

// An invalid token's response may have fewer fields.
const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().min(0).max(1).optional(),
  challenge_ts: z.iso.datetime({ offset: true }).optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** What reCAPTCHA returns for a token. */
type Verdict = z.output<typeof verdict>;

// Caused by the visitor, so not worth a log line.
const ofVisitor = new Set(['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate']);

const ask = async (token: string): Promise<Verdict> => {
  const { RECAPTCHA_VERIFY_URL: url, RECAPTCHA_SECRET: secret = '' } = environment();
  // No `remoteip`: the check does not need the visitor's address.
  const body = new URLSearchParams({ secret, response: token });
  const reply = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  return verdict.parse(await reply.json());
};

/** Asks reCAPTCHA about a token; undefined (and logged) when it cannot be reached or its response cannot be read. */
export const verifyToken = async (token: string): Promise<Verdict | undefined> => {
  try {
    const found = await ask(token);
    const codes = found['error-codes'].filter((code) => !ofVisitor.has(code));
    if (codes.length > 0) log.error({ codes }, 'reCAPTCHA refuses what the shop asks: look at RECAPTCHA_SECRET');
    return found;
  } catch (err) {
    log.error({ err }, 'reCAPTCHA could not be asked: forms with its tokens are refused');
    return undefined;
  }
};
