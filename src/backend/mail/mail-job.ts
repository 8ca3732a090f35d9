import { z } from 'zod';
import { money } from '#shared/contract/money.ts';
import { order } from '#shared/contract/order.ts';
import { countries, languages } from '#shared/country/countries.ts';

/** The mails about an order. */
export const orderMails = ['order-confirmation', 'payment-failed', 'order-shipped', 'order-cancelled', 'order-refunded'] as const;
export type OrderMail = (typeof orderMails)[number];

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];
const site = z.object({ country: z.enum(countryCodes), language: z.enum(languages), locale: z.string(), root: z.string() });

/** A mail about an order as it waits in the outbox: the order as it was when the mail became due, in the shopper's site. */
export const orderMailJob = z.object({
  template: z.enum(orderMails),
  site,
  to: z.email(),
  order,
  /** How much comes back, where it is not the whole sum. */
  refund: money.optional(),
});
export type OrderMailJob = z.infer<typeof orderMailJob>;
