import { z } from 'zod';
import { paymentMethods } from '#shared/contract/cart.ts';
import { countries } from '#shared/country/countries.ts';
import { countryPostalCode } from './country-postal-code.ts';
import { countryTax } from './country-tax.ts';
import { lawSource as source } from './law-source.ts';
import { missingParticulars, particular } from './particulars.ts';

const codes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

const flowLimit = z.strictObject({
  /** Tenths of a litre per minute. */
  most: z.number().int().positive(),
  /** The pressure at which the legal limit is measured, in tenths of a bar. */
  pressure: z.number().int().positive(),
  /** Taps need a rating by the Australian standard, shown with every offer. */
  needsRating: z.boolean().default(false),
  source,
});
export type FlowLimit = z.infer<typeof flowLimit>;

/** `content/countries/{short}.json`: the CMS's settings for a country. Amounts in minor units of the country's currency. */
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
      /** The law that requires consent, if it is not that of the EU; readiness reports if consent is not asked for all the same (Y-12). */
      law: source.nullable().default(null),
    }),
    /** Regular expression (without anchors) for a postal code, and an example for the hint (V-02). */
    postalCode: countryPostalCode.nullable(),
    /** Regions that an address must name (states, provinces), by code; empty if none is required. */
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
          /** The buyer collects the parcel at a shop of the carrier, from `content/drop-points/{short}.json`. */
          endsAtDropPoint: z.boolean().default(false),
        }),
      )
      .min(1)
      .refine((methods) => methods.every(({ minDays, maxDays }) => minDays <= maxDays), 'minDays is more than maxDays')
      .refine((methods) => new Set(methods.map(({ name }) => name)).size === methods.length, 'a name stands twice'),
    shippingSource: source.nullable(),
    /** In the order of the form: the first one is preselected. Those that Stripe does not support in the country's currency are left out. */
    paymentMethods: z
      .array(z.enum(paymentMethods).exclude(['aliasCreditCard', 'Unspecified']))
      .min(1)
      .refine((methods) => new Set(methods).size === methods.length, 'a method stands twice'),
    /** EU consumer law applies (withdrawal function, guarantee notice). */
    isEu: z.boolean(),
    /** Years of the seller's legal liability, if the shop must state them (Y-02); null outside the EU. */
    legalGuarantee: z.strictObject({ years: z.number().int().min(2), source }).nullable(),
    /** Days of the legal right of withdrawal; null if there is none (Y-01). */
    withdrawalDays: z.number().int().positive().nullable(),
    /** Days in which the shop accepts voluntary returns, counted like the others. */
    returnDays: z.number().int().positive(),
    /** Days for sending goods back after the withdrawal was declared. */
    sendBackDays: z.number().int().positive(),
    /** Days until the refund: the texts of the country say from when they count. */
    refundDays: z.number().int().positive(),
    /** The legal flow limit for kitchen taps; taps above it are not sold there (Y-12). Null if there is none. */
    flowLimit: flowLimit.nullable().default(null),
    /** What its law requires in addition to the company's data, each once. */
    particulars: z.array(particular).default([]),
    /** What counsel has to decide about its texts and goods; readiness names them until the country is reviewed. */
    counselQuestions: z.array(z.string().min(1)).default([]),
    /** The lawyer who reviewed the country's legal pages, and when; null before that. */
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
