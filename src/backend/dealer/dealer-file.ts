import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { dealerLabels, dealerSpecials, openingPeriod } from '#shared/contract/dealer.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';

const clockOf = (text: string, end: number): string => text.slice(end - 5, end);

// Each begins after the previous one has ended; only the last may go on past midnight.
const followsItself = (periods: readonly string[]): boolean =>
  periods.every((period, index) => {
    const opens = clockOf(period, 5);
    const closes = clockOf(period, 11);
    const before = periods[index - 1];
    const isLast = index === periods.length - 1;
    return (before === undefined || clockOf(before, 11) < opens) && (isLast || opens < closes);
  });

const hours = z
  .string()
  .refine(
    (text) => text === '' || text.split(' ').every((period) => openingPeriod.safeParse(period).success),
    'must be HH:mm-HH:mm, several of them divided by a space, or empty when closed',
  )
  .refine((text) => followsItself(text.split(' ')), 'must name the periods of a day in order, without overlap');

// The list of zones from Intl has only the older of two names: Asia/Saigon, but not Asia/Ho_Chi_Minh.
const findTimeZone = (name: string): boolean => {
  try {
    return name.includes('/') && Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
// Creating a format takes half a millisecond, and hundreds of dealers share a few zones.
const zoneCache = new Map<string, boolean>();
const isTimeZone = (name: string): boolean => getOrInsertComputed(zoneCache, name, findTimeZone);
const day = z.iso.date('must be a date like 2026-12-24');

const dealerEntry = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/),
  name: z.string().min(1),
  isUnitPartner: z.boolean(),
  labels: z.array(z.enum(dealerLabels)),
  specials: z.array(z.enum(dealerSpecials)),
  address: z.strictObject({ street: z.string().min(1), streetNo: z.string(), zip: z.string().min(1), city: z.string().min(1) }),
  /** The region whose public holidays count in addition to the country's: state, canton or province as `date-holidays` names it, `BY`. */
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine(isTimeZone, 'is no time zone'),
  /** Sunday first; `09:00-12:30 14:00-18:00` with a break. */
  hours: z.tuple([hours, hours, hours, hours, hours, hours, hours]).nullable(),
  /** The dealer's own closing days. */
  closed: z.array(day),
  phone: z.string().regex(/^\+[1-9][\d ]{1,14}$/),
  email: z.email(),
  homepage: z.url({ protocol: /^https$/ }),
  /** Keys of the products on display, and the day on which the dealer last confirmed this. */
  shows: z.array(z.string()),
  shownOn: day.nullable(),
});

/** A dealer as its file has it; `DealerEntry` adds the country, which is the file's name. */
export type DealerInFile = z.infer<typeof dealerEntry>;
export type DealerEntry = DealerInFile & { country: CountryCode };

/** `content/dealers/{country}.json` */
export const dealersFile = (country: CountryCode) =>
  z.strictObject({
    dealers: z
      .array(dealerEntry.refine(({ id }) => id.startsWith(`${country}-`), { path: ['id'], error: `must begin with ${country}-` }))
      .refine((dealers) => new Set(dealers.map(({ id }) => id)).size === dealers.length, 'an id stands twice'),
  });

/** The path of a country's dealers file. */
export const dealersFileOf = (country: CountryCode, folder: string = environment().CONTENT_DIR): string =>
  join(folder, 'dealers', `${country}.json`);

/** Reads the dealers of a country as the file has them; throws an error that names the file and the field. */
export const readDealersFile = async (country: CountryCode, folder?: string): Promise<DealerInFile[]> => {
  const file = dealersFileOf(country, folder);
  const result = dealersFile(country).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data.dealers;
};

/** Reads the dealers of a country, each with its country. */
export const readDealers = async (country: CountryCode): Promise<DealerEntry[]> =>
  (await readDealersFile(country)).map((dealer) => ({ ...dealer, country }));
