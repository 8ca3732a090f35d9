import { countries, languages } from '#shared/country/countries.ts';
import { z } from './zod.ts';

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

/** GET /api/dealersearch: around which point (degrees), how many (-1: all), in which unit, and for which site (`de/de`; the host's without it). */
export const dealerQuery = z.object({
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  maxNumber: z.number().int().min(-1).max(10_000).default(-1),
  unit: z.enum(['km', 'mi']).default('km'),
  country: z
    .string()
    .transform((text) => text.split('/'))
    .pipe(z.tuple([z.enum(countryCodes), z.enum(languages)]))
    .optional(),
});
export type DealerQuery = z.infer<typeof dealerQuery>;

/** What a dealer offers beside the shelf; the class `label-{x}` names the filter. */
export const dealerLabels = ['studio', 'showroom', 'installation'] as const;
export type DealerLabel = (typeof dealerLabels)[number];

export const dealer = z.object({
  id: z.string(),
  name: z.string(),
  /** From the point that was asked about, in the unit that was asked for, one decimal. */
  distance: z.number().nonnegative(),
  unitPartner: z.boolean(),
  specials: z.array(z.object({ type: z.string(), typeClass: z.string() })),
  dealerClass: z.array(z.string()),
  address: z.object({
    street: z.string(),
    streetNo: z.string(),
    zip: z.string(),
    city: z.string(),
    geoLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  /** Seven days, Sunday first; `time` is `HH:mm-HH:mm` in the dealer's time zone, empty when closed. */
  openingHours: z.array(z.object({ day: z.string(), time: z.string() })).length(7),
  timeZone: z.string(),
  phone: z.string(),
  email: z.string(),
  homepage: z.string(),
});
export type Dealer = z.infer<typeof dealer>;

/** The answer: dealers, the nearest first, and the filters with how many dealers each has. */
export const dealerAnswer = z.object({
  content: z.array(dealer),
  tabNavigation: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
});
export type DealerAnswer = z.infer<typeof dealerAnswer>;
