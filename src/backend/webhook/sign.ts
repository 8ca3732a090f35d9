import 'server-only';
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from '#shared/contract/zod.ts';

/** Secrets of an endpoint, the newest first; an old one also signs until its time is over (null: no end). */
export const secretsOf = z.array(z.object({ secret: z.string(), until: z.nullable(z.int()) }));
type Secrets = z.infer<typeof secretsOf>;

/** A new secret in the format of Standard Webhooks: 256 bits. */
export const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * The headers of Standard Webhooks for a body: they let the receiver verify that it is ours, complete, recent, and whether it came before.
 * `at` in epoch milliseconds.
 */
export const signedHeaders = (secrets: Secrets, id: string, body: string, at: number): Record<string, string> => {
  const valid = secrets.filter(({ until }) => until === null || until > at);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': valid.map(({ secret }) => new Webhook(secret).sign(id, new Date(at), body)).join(' '),
  };
};
