import { countries, languages } from '#shared/country/countries.ts';
import { z } from './zod.ts';

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

/** What a dealer offers beside the shelf; the class `label-{x}` names the filter. */
export const dealerLabels = ['studio', 'showroom', 'installation'] as const;
export type DealerLabel = (typeof dealerLabels)[number];

/** What a dealer is particularly good at; the class `special-{x}` names it. No filter is made of it. */
export const dealerSpecials = ['granite', 'ceramic', 'steel', 'water', 'cutouts', 'parts'] as const;
export type DealerSpecial = (typeof dealerSpecials)[number];

/** What a list of dealers is narrowed by: everything, the unit partners, or a label. */
export const dealerFilters = ['all', 'unit-partner', ...dealerLabels.map((label) => `label-${label}` as const)] as const;
export type DealerFilter = (typeof dealerFilters)[number];

/**
 * GET /api/dealersearch: around which point (degrees), how many (-1: all), in which unit, and for which site (`de/de`, in capitals or not; the host's without
 * it); beyond the specification also with which filter, and who shows a product.
 */
export const dealerQuery = z.object({
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  maxNumber: z.number().int().min(-1).max(10_000).default(-1),
  unit: z.enum(['km', 'mi']).default('km'),
  country: z
    .string()
    .transform((text) => text.toLowerCase().split('/'))
    .pipe(z.tuple([z.enum(countryCodes), z.enum(languages)]))
    .optional(),
  filter: z.enum(dealerFilters).optional(),
  shows: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
});
export type DealerQuery = z.infer<typeof dealerQuery>;

/** GET /api/dealersearch/card: of which dealer of the site's country. */
export const dealerCardQuery = z.object({ id: z.string().regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/) });

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** From when to when a door is open: `09:00-12:30`. One that closes no later than it opens closes on the next day; `24:00` is the end of the day. */
export const openingPeriod = z.string().regex(new RegExp(`^${clock}-(?:${clock}|24:00)$`), 'must be HH:mm-HH:mm');

/** One dealer as every answer tells it. */
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
    /** State, province or canton by its code, `CA`; '' where none is known. */
    region: z.string(),
    geoLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  /**
   * Seven days, Sunday first, by the clocks of `timeZone`. `time` is `HH:mm-HH:mm` from the first opening of a day to the last closing,
   * empty when closed; `periods` has the same with its breaks: `09:00-12:30`, `14:00-18:00`.
   */
  openingHours: z.array(z.object({ day: z.string(), time: z.string(), periods: z.array(openingPeriod) })).length(7),
  timeZone: z.string(),
  /** Days of the coming weeks on which the door stays shut whatever the week says: public holidays of the place, and days of its own. */
  closedOn: z.array(z.iso.date()),
  phone: z.string(),
  email: z.string(),
  homepage: z.string(),
  /** Keys of the products that stand there to be seen. */
  shows: z.array(z.string()),
  /** The day on which the dealer last said what it shows; null where it shows nothing. */
  shownOn: z.iso.date().nullable(),
});
export type Dealer = z.infer<typeof dealer>;

/** The answer: dealers, the nearest first, and the filters with how many dealers of the country each has. */
export const dealerAnswer = z.object({
  content: z.array(dealer),
  tabNavigation: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
});
export type DealerAnswer = z.infer<typeof dealerAnswer>;
