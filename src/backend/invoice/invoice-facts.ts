import 'server-only';
import { paymentMethods } from '#shared/contract/cart.ts';
import { money } from '#shared/contract/money.ts';
import { z } from '#shared/contract/zod.ts';
import { countries, languages } from '#shared/country/countries.ts';

const instant = z.int();
const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

/** One line of the document; only articles have a number and a name of their own. */
const line = z.object({
  kind: z.enum(['article', 'shipping', 'discount', 'freeShipping', 'share', 'rest']),
  name: z.string(),
  variant: z.string(),
  sku: z.string(),
  quantity: z.int(),
  pricePerItem: money,
  priceTotal: money,
});
export type InvoiceLine = z.infer<typeof line>;

/** The content of an invoice or a credit note, frozen when it is issued: nothing is looked up or computed again afterwards. */
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
    /** The label of the seller's tax number in the buyer's country. */
    taxLabel: z.string(),
    taxNumber: z.string(),
    /** Registrations for regional taxes, each with its name. */
    regional: z._default(z.array(z.string()), []),
  }),
  /** The document's title: by its country's law, else in the reader's language. */
  title: z.string(),
  /** The recipient, and the delivery address if it differs: line by line. */
  buyer: z.array(z.string()),
  /** The buyer's tax number; empty for private persons. */
  buyerTaxNumber: z._default(z.string(), ''),
  delivery: z.nullable(z.array(z.string())),
  orderId: z.string(),
  orderedAt: instant,
  /** The date of supply: the days in which the carrier delivers. */
  supply: z.object({ from: instant, to: instant }),
  lines: z.array(line),
  net: money,
  taxes: z.array(z.object({ label: z.string(), rate: z.number(), amount: money, isIncluded: z.boolean() })),
  /** The tax that is not charged, and the place where it is not; null if one is charged, or the country has none. */
  untaxed: z._default(z.nullable(z.object({ label: z.string(), place: z.string() })), null),
  total: money,
  payment: z.object({ method: z.enum(paymentMethods), at: instant }),
  /** The invoice that a credit note corrects. */
  corrects: z.nullable(z.object({ number: z.string(), issuedAt: instant })),
});
export type InvoiceFacts = z.infer<typeof invoiceFacts>;
