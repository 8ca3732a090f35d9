import { countries, languages } from '#shared/country/countries.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

/** Additional services of a dealer; the class `label-{x}` names the filter. */
export const dealerLabels = ['studio', 'showroom', 'installation'] as const;

/** A dealer's specialities; the class `special-{x}` names it. They are not filters. */
export const dealerSpecials = ['granite', 'ceramic', 'steel', 'water', 'cutouts', 'parts'] as const;

/** The filters of a list of dealers: everything, the unit partners, or a label. */
export const dealerFilters = ['all', 'unit-partner', ...dealerLabels.map((label) => `label-${label}` as const)] as const;
export type DealerFilter = (typeof dealerFilters)[number];

/**
 * GET /api/dealersearch: the centre (degrees), how many (-1: all), the unit, and the site (`de/de`, in any case; the host's by default);
 * beyond the specification also a filter, and a product on display.
 */
export const dealerQuery = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  long: z.number().check(z.gte(-180), z.lte(180)),
  maxNumber: z._default(z.int().check(z.gte(-1), z.lte(10_000)), -1),
  unit: z._default(z.enum(['km', 'mi']), 'km'),
  country: z.optional(
    z.pipe(
      z.pipe(
        measured(5),
        z.transform((text) => text.toLowerCase().split('/')),
      ),
      z.tuple([z.enum(countryCodes), z.enum(languages)]),
    ),
  ),
  filter: z.optional(z.enum(dealerFilters)),
  shows: z.optional(measured(60).check(z.regex(/^[a-z0-9-]{1,60}$/))),
});
export type DealerQuery = z.infer<typeof dealerQuery>;

/** GET /api/dealersearch/card: the dealer of the site's country. */
export const dealerCardQuery = z.object({ id: measured(83).check(z.regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/)) });

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** An opening period: `09:00-12:30`. One that closes no later than it opens closes on the next day; `24:00` is the end of the day. */
export const openingPeriod = z.string().check(z.regex(new RegExp(`^${clock}-(?:${clock}|24:00)$`), 'must be HH:mm-HH:mm'));

/** One dealer in the form of every response. */
export const dealer = z.object({
  id: z.string(),
  name: z.string(),
  /** From the requested point, in the requested unit, one decimal. */
  distance: z.number().check(z.nonnegative()),
  unitPartner: z.boolean(),
  specials: z.array(z.object({ type: z.string(), typeClass: z.string() })),
  dealerClass: z.array(z.string()),
  address: z.object({
    street: z.string(),
    streetNo: z.string(),
    zip: z.string(),
    city: z.string(),
    /** State, province or canton by its code, `CA`; '' if unknown. */
    region: z.string(),
    geoLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  /**
   * Seven days, Sunday first, in `timeZone`. `time` is `HH:mm-HH:mm` from the first opening of a day to the last closing, empty when
   * closed; `periods` has the same with its breaks: `09:00-12:30`, `14:00-18:00`.
   */
  openingHours: z.array(z.object({ day: z.string(), time: z.string(), periods: z.array(openingPeriod) })).check(z.length(7)),
  timeZone: z.string(),
  /**
   * Days of the coming weeks on which the dealer is closed despite its weekly hours: public holidays of its region, and its own closing
   * days.
   */
  closedOn: z.array(z.iso.date()),
  phone: z.string(),
  email: z.string(),
  homepage: z.string(),
  /** Keys of the products on display. */
  shows: z.array(z.string()),
  /** The day on which the dealer last confirmed its display; null without one. */
  shownOn: z.nullable(z.iso.date()),
});
export type Dealer = z.infer<typeof dealer>;

/** The response: dealers, the nearest first, and the filters with the number of matching dealers in the country. */
export const dealerAnswer = z.object({
  content: z.array(dealer),
  tabNavigation: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});
export type DealerAnswer = z.infer<typeof dealerAnswer>;
