import { z } from 'zod';
import { variableFacts, whole } from './variable.ts';

const origin = z.url({ protocol: /^https?$/, error: 'must list origins such as https://pay.example, separated by spaces or commas' });

/** HTTP server variables per country: `DOMAIN_DE`. */
export const httpServerOfCountries = {
  DOMAIN: z
    .string()
    .regex(/^(?!www\.)(?=.{1,253}$)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/, 'must be a domain such as undula.de, without www')
    .register(variableFacts, {
      about:
        "the country's domain, for staging or another owner; pages stand at `www.` and it, where links and mails lead; over https every other name below it is redirected there",
      usually: 'as in `src/shared/country/countries.ts`',
      example: 'de.staging.example',
    }),
};

/** How the process is reached, and its limits. */
export const httpServer = {
  PORT: whole(3000, 0, 65_535).register(variableFacts, {
    about: 'where to listen; 0 takes any free port',
    unit: 'TCP port',
    example: '8080',
  }),
  HOST: z.string().min(1).optional().register(variableFacts, {
    about: 'which address to listen on; behind a proxy on the same machine `127.0.0.1`',
    usually: 'all addresses',
    example: '127.0.0.1',
  }),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http').register(variableFacts, {
    about:
      'how browsers reach the shop; set `https` wherever TLS ends in front of it: HSTS, `upgrade-insecure-requests`, cookies with `Secure` and the prefix `__Host-`, ways back from the payment. Headers such as `X-Forwarded-Proto` say nothing here. Changes are taken from pages of this scheme only: unset behind TLS, every change is refused with 403',
    example: 'https',
  }),
  HSTS_SUBDOMAINS: whole(0, 0, 1).register(variableFacts, {
    about:
      'with `PUBLIC_SCHEME=https`: 1 lets browsers insist on https below the domain, too. They remember it for two years: first make sure that nothing there is served over http',
    example: '1',
  }),
  DOCS: whole(1, 0, 1).register(variableFacts, {
    about: '0 answers 404 at `/docs` and `/openapi.json`, which describe components and calls to developers',
    example: '0',
  }),
  CONTENT_EDITOR: whole(0, 0, 1).register(variableFacts, {
    about:
      '1 serves an editor for the files of the content at `/edit`, to who works at this machine alone and never with `https` or `TRUST_PROXY`; `npm run edit` sets it',
    example: '1',
  }),
  TRUST_PROXY: whole(0, 0, 10).register(variableFacts, {
    about: 'reverse proxies in front: that many entries of `X-Forwarded-For` are believed, from the right',
    unit: 'proxies',
    example: '1',
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').register(variableFacts, {
    about: 'how much is logged: fatal, error, warn, info, debug, trace, silent',
    example: 'warn',
  }),
  CLUSTER: whole(0, 0, 256).register(variableFacts, {
    about: 'worker processes; 0 or 1 serves from one process',
    unit: 'processes',
    example: '4',
  }),
  PAGE_CACHE_MB: whole(256, 1, 65_536).register(variableFacts, {
    about: 'rendered pages kept by each process',
    unit: 'MiB',
    example: '512',
  }),
  FILE_CACHE_MB: whole(64, 1, 65_536).register(variableFacts, { about: 'static files kept by each process', unit: 'MiB', example: '128' }),
  PAGE_FRESH_S: whole(60, 0, 86_400).register(variableFacts, {
    about: 'how old a kept page gets before it is renewed in the background',
    unit: 'seconds',
    example: '300',
  }),
  RENDER_CONCURRENCY: whole(8, 1, 256).register(variableFacts, {
    about: 'pages rendered at a time, of which one network has one (a quarter where `RATE_LIMIT` is 0)',
    unit: 'pages',
    example: '16',
  }),
  RENDER_QUEUE: whole(256, 0, 100_000).register(variableFacts, {
    about: 'renders that may wait; one more is answered 503',
    unit: 'pages',
    example: '512',
  }),
  RENDER_LIMIT: whole(240, 1, 100_000).register(variableFacts, {
    about: 'pages that are not in memory which one network may ask a process for; one more is answered 429; `RATE_LIMIT=0` switches it off',
    unit: 'pages per minute',
    example: '600',
  }),
  RENDER_TIMEOUT_MS: whole(20_000, 100, 600_000).register(variableFacts, {
    about: 'how long a page may take before the error page answers',
    unit: 'milliseconds',
    example: '10000',
  }),
  RATE_LIMIT: whole(300, 0, 1_000_000).register(variableFacts, {
    about: 'changes that one client may ask for; four times as many reads; 0 switches every limit off, also those of logins and look-ups',
    unit: 'calls per minute',
    example: '300',
  }),
  BODY_SECONDS: whole(20, 1, 120).register(variableFacts, {
    about: 'how long the body of a call without files may take to arrive; then the connection is closed with 408',
    unit: 'seconds',
    example: '10',
  }),
  UPLOAD_SECONDS: whole(120, 1, 120).register(variableFacts, {
    about: 'how long a form with files may take to arrive; one that takes longer is answered 408 and leaves nothing',
    unit: 'seconds',
    example: '60',
  }),
  DRAIN_MS: whole(10_000, 0, 600_000).register(variableFacts, {
    about: 'from the last accepted connection to the end of the process',
    unit: 'milliseconds',
    example: '30000',
  }),
  DRAIN_NOTICE_MS: whole(0, 0, 600_000).register(variableFacts, {
    about: 'how long `/readyz` says 503 before connections are refused; set it to two probe intervals of your balancer',
    unit: 'milliseconds',
    example: '10000',
  }),
  METRICS_TOKEN: z.string().min(16).optional().register(variableFacts, {
    about:
      'opens `/metrics` to whoever carries it (`Authorization: Bearer …`); without it only this machine may ask, by a local name, and nobody with `https` or `TRUST_PROXY`',
    example: 'at-least-sixteen-characters',
    isSecret: true,
  }),
  PAYMENT_FORM_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin))
    .optional()
    .register(variableFacts, {
      about: "origins of the payment provider's pages that forms may lead to",
      usually: 'with `stripe` its own (`https://checkout.stripe.com https://hooks.stripe.com`), with the sandbox none',
      example: 'https://checkout.stripe.com',
    }),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .register(variableFacts, {
      about:
        "the key of Google's maps, which every visitor can read: bind it to your domains; opens the policy of the pages to Google's hosts; without it, and without consent, the dealers stand on the shop's own map",
      example: 'AIzaSy-your-key',
    }),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').register(variableFacts, {
    about: 'what the libraries run as; `npm run dev` and the tests set it themselves',
    example: 'production',
  }),
};
