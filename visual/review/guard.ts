import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const isHere = (host: string): boolean => ['127.0.0.1', 'localhost'].includes(new URL(`http://${host}`).hostname);

const isEqual = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Responds to this machine only, under its own names: a foreign page that points a name here learns nothing. */
export const allowLocalOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (!URL.canParse(`http://${host}`) || !isHere(host)) return c.json({ message: 'Only from this machine.' }, 403);
  await next();
  c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store');
};

/** Lets only the review page itself decide: it alone has this origin and knows the token. */
export const allowReviewPageOnly =
  (token: string): MiddlewareHandler =>
  async (c, next) => {
    const isOwn = c.req.header('origin') === `http://${c.req.header('host')}` && isEqual(c.req.header('x-review-token') ?? '', token);
    return isOwn ? await next() : c.json({ message: 'Only the review page may decide.' }, 403);
  };
