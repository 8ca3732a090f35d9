import 'server-only';
import { paymentMethods } from '#shared/contract/cart.ts';
import { money } from '#shared/contract/money.ts';
import { z } from '#shared/contract/zod.ts';
import { countries, languages } from '#shared/country/countries.ts';

const instant = z.number().int();
const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

/** One line of the paper; what is no article has no number and no name of its own. */
const line = z.object({
  kind: z.enum(['article', 'shipping', 'discount', 'freeShipping', 'share', 'rest']),
  name: z.string(),
  variant: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  pricePerItem: money,
  priceTotal: money,
});
export type InvoiceLine = z.infer<typeof line>;

/** Everything that an invoice or a credit note says, frozen when it is issued: nothing is looked up or computed again afterwards. */
export const invoiceFacts = z.object({
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  issuedAt: instant,
  site: z.object({ country: z.enum(countryCodes), language: z.enum(languages), locale: z.string(), root: z.string() }),
  seller: z.object({
    lines: z.array(z.string()),
    contact: z.array(z.string()),
    bank: z.array(z.string()),
    entry: z.string(),
    director: z.string(),
    /** The number that the buyer's country knows the seller by, and what it is called. */
    taxLabel: z.string(),
    taxNumber: z.string(),
    /** Registrations for taxes of a region, each with its name. */
    regional: z.array(z.string()).default([]),
  }),
  /** What the paper is called: by the law of its country, else by its reader. */
  title: z.string(),
  /** Whom it is addressed to, and where the goods went when that is another place: line by line. */
  buyer: z.array(z.string()),
  /** By which number the buyer's tax office knows it; empty for private persons. */
  buyerTaxNumber: z.string().default(''),
  delivery: z.array(z.string()).nullable(),
  orderId: z.string(),
  orderedAt: instant,
  /** When the goods are handed over: the days in which the carrier delivers. */
  supply: z.object({ from: instant, to: instant }),
  lines: z.array(line),
  net: money,
  taxes: z.array(z.object({ label: z.string(), rate: z.number(), amount: money, isIncluded: z.boolean() })),
  /** The tax that is not charged, and the place where it is not; null where one is charged, or the country has none. */
  untaxed: z.object({ label: z.string(), place: z.string() }).nullable().default(null),
  total: money,
  payment: z.object({ method: z.enum(paymentMethods), at: instant }),
  /** The invoice that a credit note takes back. */
  corrects: z.object({ number: z.string(), issuedAt: instant }).nullable(),
});
export type InvoiceFacts = z.infer<typeof invoiceFacts>;
