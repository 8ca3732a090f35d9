import { z } from 'zod';
import { paymentMethods } from '#shared/contract/cart.ts';
import { countries } from '#shared/country/countries.ts';
import { countryPostalCode } from './country-postal-code.ts';
import { countryTax } from './country-tax.ts';
import { lawSource as source } from './law-source.ts';
import { missingParticulars, particular } from './particulars.ts';

const codes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

const flowLimit = z.strictObject({
  /** Tenths of a litre a minute. */
  most: z.number().int().positive(),
  /** The pressure at which the law measures, in tenths of a bar. */
  pressure: z.number().int().positive(),
  /** Taps need a rating by the Australian standard, shown where they are offered. */
  needsRating: z.boolean().default(false),
  source,
});
export type FlowLimit = z.infer<typeof flowLimit>;

/** `content/countries/{short}.json`: what the CMS says of a country. Amounts in minor units of the country's currency. */
export const countryFile = z
  .strictObject({
    short: z.enum(codes),
    live: z.boolean(),
    /** Optional in the file, required at start-up (C-08). */
    apiKey: z.string().min(1).optional(),
    consent: z.strictObject({
      isRequired: z.boolean(),
      lastSeen: z.string().nullable(),
      video: z.string().nullable(),
      maps: z.string().nullable(),
      captcha: z.string().nullable(),
      /** The law that wants consent asked for, where it is another than the Union's; readiness tells where it is not asked all the same (Y-12). */
      law: source.nullable().default(null),
    }),
    /** Regular expression (without anchors) that a postal code fulfils, and an example for the hint (V-02). */
    postalCode: countryPostalCode.nullable(),
    /** Regions that an address must name (states, provinces), by code; empty where none is asked. */
    regions: z.record(z.string(), z.string()),
    tax: countryTax,
    shipping: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[A-Z0-9_]+$/),
          /** Shown to the buyer: `DHL`. */
          label: z.string(),
          costs: z.number().int().nonnegative(),
          /** Goods value from which it is free; null: never. */
          freeFrom: z.number().int().positive().nullable(),
          minDays: z.number().int().positive(),
          maxDays: z.number().int().positive(),
          /** The buyer fetches the parcel at a shop of the carrier, of `content/drop-points/{short}.json`. */
          endsAtDropPoint: z.boolean().default(false),
        }),
      )
      .min(1)
      .refine((methods) => methods.every(({ minDays, maxDays }) => minDays <= maxDays), 'minDays is more than maxDays')
      .refine((methods) => new Set(methods.map(({ name }) => name)).size === methods.length, 'a name stands twice'),
    shippingSource: source.nullable(),
    /** In the order of the form: the first one is chosen until the buyer takes another. Those that Stripe does not take in the country's currency are left out. */
    paymentMethods: z
      .array(z.enum(paymentMethods).exclude(['aliasCreditCard', 'Unspecified']))
      .min(1)
      .refine((methods) => new Set(methods).size === methods.length, 'a method stands twice'),
    /** EU consumer law applies (withdrawal function, guarantee notice). */
    isEu: z.boolean(),
    /** Years of the seller's liability by law, where the shop must tell them (Y-02); null outside the Union. */
    legalGuarantee: z.strictObject({ years: z.number().int().min(2), source }).nullable(),
    /** Days of the right to withdraw that the law gives; null where there is none (Y-01). */
    withdrawalDays: z.number().int().positive().nullable(),
    /** Days in which the shop takes goods back of its own will, counted like the others. */
    returnDays: z.number().int().positive(),
    /** Days in which goods are sent back after the withdrawal was told. */
    sendBackDays: z.number().int().positive(),
    /** Days in which the money is back: from when on they count, the texts of the country say. */
    refundDays: z.number().int().positive(),
    /** The most that a kitchen tap may let through; taps that let through more are not sold there (Y-12). Null where no law says. */
    flowLimit: flowLimit.nullable().default(null),
    /** What its law wants named beside the company, each once. */
    particulars: z.array(particular).default([]),
    /** Who of the law read the country's legal pages, and when; null before anybody did. */
    counsel: z
      .strictObject({ name: z.string().min(1), reviewed: z.iso.date() })
      .nullable()
      .default(null),
  })
  .refine(({ particulars }) => new Set(particulars.map(({ kind }) => kind)).size === particulars.length, {
    path: ['particulars'],
    message: 'name a kind twice',
  })
  .refine(({ live, short, particulars }) => !live || missingParticulars(short, particulars).length === 0, {
    path: ['live'],
    message: 'cannot be: `npm run shop -- readiness` names the particulars that are missing',
  })
  .refine(({ isEu, legalGuarantee }) => isEu === (legalGuarantee !== null), {
    path: ['legalGuarantee'],
    message: 'stands in the Union and nowhere else',
  })
  .refine(
    ({ regions, postalCode: code }) => Object.keys(code?.ofRegions?.byRegion ?? {}).every((region) => Object.hasOwn(regions, region)),
    {
      path: ['postalCode', 'ofRegions'],
      message: 'names a region that regions does not have',
    },
  )
  .refine(({ regions, tax }) => Object.keys(tax.byRegion).every((region) => Object.hasOwn(regions, region)), {
    path: ['tax', 'byRegion'],
    message: 'names a region that regions does not have',
  });
export type CountryFile = z.infer<typeof countryFile>;
