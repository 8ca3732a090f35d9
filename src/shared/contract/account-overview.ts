import { address } from './address.ts';
import { profile } from './consumer.ts';
import { deliveryAddress } from './consumer-address.ts';
import { orderSummary } from './consumer-order.ts';
import { sessions } from './login.ts';
import { newsletterStates } from './newsletter.ts';
import { savedCard } from './payment-method.ts';
import { fieldProblem } from './problem.ts';
import { registeredProduct } from './registered-product.ts';
import { z } from './zod.ts';

/** GET /consumer/overview: the data for the screens of an account. */
export const accountOverview = z.object({
  profile,
  deliveryAddresses: z.array(deliveryAddress),
  billingAddress: z.nullable(address),
  orders: z.array(orderSummary),
  sessions: sessions.shape.sessions,
  newsletter: z.enum(newsletterStates),
  paymentMethods: z.array(savedCard),
  products: z.array(registeredProduct),
  /** How many articles are on the wishlist. */
  wishes: z.int(),
});
export type AccountOverview = z.output<typeof accountOverview>;

/** The forms of an account. */
const accountForms = [
  ...(['profile', 'password', 'email', 'add', 'edit', 'remove', 'primary', 'billing'] as const),
  ...(['session', 'newsletter', 'newsletterEnd', 'card', 'delete', 'reorder', 'product'] as const),
] as const;
export type AccountForm = (typeof accountForms)[number];

/** The result of a no-script form: done, or its input and why it was rejected; never a password. */
export const accountDraft = z.object({
  form: z.enum(accountForms),
  isDone: z.boolean(),
  fields: z.record(z.string(), z.string()),
  problems: z.array(fieldProblem),
});
export type AccountDraft = z.output<typeof accountDraft>;
