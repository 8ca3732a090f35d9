import { z } from 'zod';
import { company } from '#shared/company/company.ts';
import { text, variableFacts, whole } from './variable.ts';

const ways = ['double', 'reorder', 'delay', 'lose'] as const;
const isWay = (name: string): name is (typeof ways)[number] => ways.some((way) => way === name);

/** Settings of the payment provider. */
export const payment = {
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox').register(variableFacts, {
    about:
      '`sandbox` answers inside the shop and moves no money; `stripe` needs `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` and `SEPA_CREDITOR_ID`',
    example: 'stripe',
  }),
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0').register(variableFacts, {
    about: '`1` lets a shop for trials start with `PUBLIC_SCHEME=https` although it takes no money; without it that is refused',
    example: '1',
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_./, 'must begin with sk_ or rk_')
    .optional()
    .register(variableFacts, {
      about: 'with `stripe`: the key of the account (`sk_…` or `rk_…`); the sandbox has a random one in its database',
      example: 'sk_live_…',
      isSecret: true,
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_.{16,}$/, 'must be whsec_ and at least sixteen characters')
    .optional()
    .register(variableFacts, {
      about:
        'with `stripe`: the secret of the webhook (`whsec_…`) that sends `checkout.session.completed`, `.async_payment_succeeded`, `.async_payment_failed` and `.expired`, and `payment_intent.succeeded`, `.processing`, `.payment_failed` and `.canceled`, and `refund.failed`, `refund.updated` and `charge.refund.updated`, to `https://www.<domain>/payments/webhook`',
      example: 'whsec_what-the-provider-shows',
      isSecret: true,
    }),
  SEPA_CREDITOR_ID: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/, 'is no creditor identifier')
    .optional()
    .register(variableFacts, {
      about: 'creditor identifier under which direct debits are collected; `stripe` needs a real one',
      usually: '`DE98ZZZ09999999999`, the number for trials, with the sandbox',
      example: 'DE98ZZZ09999999999',
    }),
  SANDBOX_WEBHOOKS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .refine((list) => list.every(isWay), `knows ${ways.join(', ')}`)
    .transform((list) => new Set(list.filter(isWay)))
    .register(variableFacts, {
      about: "how badly the sandbox's news travels, for tests: `double`, `reorder`, `delay`, `lose`, joined by commas",
      example: 'double,reorder',
    }),
};

/** Settings for sending mail. */
export const mail = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' })
    .optional()
    .register(variableFacts, {
      about: '`smtp://user:password@host:587` or `smtps://…`; without it mails are files',
      example: 'smtp://user:password@mail.example:587',
      isSecret: true,
    }),
  MAIL_FOLDER: text().default('var/outbox').register(variableFacts, {
    about: 'where mails go without `SMTP_URL`: `.eml`, `.html`, and `.json` for their list',
    example: '/var/lib/undula/outbox',
  }),
  OUTBOX_PAGE: whole(0, 0, 1).register(variableFacts, {
    about:
      'with the sandbox: 1 shows the mails of `MAIL_FOLDER` at `/sandbox/outbox`, by a local name on this machine only, never with `https` or `TRUST_PROXY`; they hold links that open accounts',
    example: '1',
  }),
  CONTACT_ERP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .optional()
    .register(variableFacts, {
      about:
        'where contact requests go instead of the mail to the house: as a form with its files to `/marketing/contact/send` below it, tried again until it answers 2xx',
      example: 'https://erp.example/api',
    }),
  CONTACT_FILES_MB: whole(2000, 0, 1_000_000).register(variableFacts, {
    about:
      'megabytes that the files of all stored contact requests may take together; more are refused, and their senders asked to write without files',
    unit: 'MB',
    example: '5000',
  }),
  MAIL_FROM: z.email('must be an e-mail address').default(company.email).register(variableFacts, {
    about: "the sender's address",
    example: 'shop@example.com',
  }),
};
