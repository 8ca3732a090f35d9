import { z } from 'zod';

const whole = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);
const origin = z.url({ protocol: /^https?$/, error: 'must list origins such as https://pay.example, separated by spaces or commas' });

const schema = z.object({
  /** 0 takes any free port. */
  PORT: whole(3000, 0, 65_535),
  /** The address to listen on; every one when it stays away. */
  HOST: z.string().min(1).optional(),
  /** How the public reaches the shop: `https` switches HSTS and upgrade-insecure-requests on. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Worker processes; 0 and 1 serve from this process alone. */
  CLUSTER: whole(0, 0, 256),
  /** Mebibytes of rendered pages that one process keeps. */
  PAGE_CACHE_MB: whole(256, 1, 65_536),
  /** Mebibytes of static files that one process keeps. */
  FILE_CACHE_MB: whole(64, 1, 65_536),
  /** Seconds after which a kept page is renewed behind the visitor's back. */
  PAGE_FRESH_S: whole(60, 0, 86_400),
  RENDER_CONCURRENCY: whole(8, 1, 256),
  /** Renders that may wait; one more is answered 503. */
  RENDER_QUEUE: whole(256, 0, 100_000),
  RENDER_TIMEOUT_MS: whole(20_000, 100, 600_000),
  /** How long running answers may take after SIGTERM. */
  DRAIN_MS: whole(10_000, 0, 600_000),
  /** How long /readyz says 503 before the door stops accepting, so that a balancer can look away first. */
  DRAIN_NOTICE_MS: whole(0, 0, 600_000),
  /** Opens /metrics to others than this machine: `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Origins beside our own that a form may lead to: the payment provider's pages. */
  PAYMENT_FORM_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
  /** Reverse proxies in front of this process: that many entries of X-Forwarded-For are believed, from the right. */
  TRUST_PROXY: whole(0, 0, 10),
});

/** What the process is told from outside, checked once. */
export type Environment = z.output<typeof schema>;

/** A variable is wrong; the message names each one and what it must be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the variables of the front door; an empty one counts as absent. Throws an EnvironmentError that names every wrong one. */
export const readEnvironment = (source: Record<string, string | undefined>): Environment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${String(path[0])}=${JSON.stringify(source[String(path[0])])}: ${message}`);
  throw new EnvironmentError(`The environment is wrong.\n${lines.join('\n')}`);
};
