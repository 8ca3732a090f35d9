import { z } from 'zod';
import { paymentMethods } from '#shared/contract/cart.ts';
import { countries, languages } from '#shared/country/countries.ts';
import { lawSource as source } from './law-source.ts';
import { missingParticulars, particular } from './particulars.ts';

const codes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

const isPattern = (pattern: string): boolean => {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
};

const postalCode = z
  .strictObject({
    pattern: z.string().refine(isPattern, 'not a regular expression'),
    example: z.string(),
    /** What the post of the country tells of its codes, and where: its own page, or its sheet at the Universal Postal Union. */
    source: z.strictObject({ note: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    /** Where taxes differ from region to region: what the codes of each region begin with (regular expression without anchors). */
    ofRegions: z
      .strictObject({ byRegion: z.record(z.string(), z.string().refine(isPattern, 'not a regular expression')), source })
      .nullable()
      .default(null),
  })
  .refine(
    ({ pattern, example }) => !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'iu').test(example),
    'the example does not fulfil the pattern',
  );

/** Basis points, finer where the law is: 997.5 = 9.975 %. */
const taxRate = z.number().min(0).max(3000).multipleOf(0.001);

const taxPart = z.strictObject({
  label: z.string().min(1),
  labelByLanguage: z.partialRecord(z.enum(languages), z.string().min(1)).default({}),
  rate: taxRate,
});

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
    postalCode: postalCode.nullable(),
    /** Regions that an address must name (states, provinces), by code; empty where none is asked. */
    regions: z.record(z.string(), z.string()),
    tax: z.strictObject({
      /** True: shelf prices hold the tax (all but US and CA). */
      isIncluded: z.boolean(),
      /** What the tax is called within a sentence: `MwSt.`, `TVA`, `sales tax`. Where a line begins with it, it gets its capital (`capitalised`). */
      label: z.string(),
      /** Where a country's languages call it differently: `TVA` in Switzerland's French. */
      labelByLanguage: z.partialRecord(z.enum(languages), z.string().min(1)).default({}),
      /** Basis points, 1900 = 19 %. With `byRegion` this one counts where no region is known. */
      rate: taxRate,
      /** One rate under the country's own label, or every tax of the region by its name, each with a line of its own: GST and QST. */
      byRegion: z.record(z.string(), z.union([taxRate, z.array(taxPart).min(1)])),
      /**
       * Places with a rate of their own that only the postal code tells, by the first pattern (without anchors) that it fulfils, its blanks left
       * out: islands, valleys, what lies outside the territory of the tax.
       */
      byPostalCode: z
        .array(
          z.strictObject({ pattern: z.string().refine(isPattern, 'not a regular expression'), name: z.string().min(1), rate: taxRate }),
        )
        .default([]),
      /** Where it is written of these places, unless `source` tells. */
      byPostalCodeSource: source.nullable().default(null),
      /** The rates of regions hold the average of what their towns and counties add. */
      isAverage: z.boolean().default(false),
      source,
    }),
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
