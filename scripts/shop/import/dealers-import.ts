import { z } from 'zod';
import { getCountry, getProducts } from '#backend/content/content.ts';
import { type DealerInFile, dealersFile, dealersFileOf, readDealersFile } from '#backend/dealer/dealer.ts';
import { dealerLabels, dealerSpecials } from '#shared/contract/dealer.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';
import { postalCodeFor } from '#shared/validation/postal-code.ts';
import { print } from '../output.ts';
import { findImpossible } from './impossible-dealer.ts';
import { type CsvRow, readCsv, rejectImport } from './read-csv.ts';
import { finishWhole, writeWhole } from './write-whole.ts';

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const countryCodes = Object.keys(countries) as [CountryCode, ...CountryCode[]];
const text = z.string();
const filled = z.string().min(1, 'is empty');
const orNull = text.transform((value) => (value === '' ? null : value));
const list = text.transform((value) =>
  value
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean),
);
const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/, 'must be degrees like 51.7189')
  .transform(Number);
const row = z.object({
  id: filled,
  name: filled,
  country: text.toLowerCase().pipe(z.enum(countryCodes, `must be one of ${countryCodes.join(', ')}`)),
  isUnitPartner: z.enum(['yes', 'no'], "must be 'yes' or 'no'"),
  ...{ labels: list, specials: list, region: orNull },
  ...{ street: filled, streetNo: text, zip: filled, city: filled, latitude: degrees, longitude: degrees },
  ...{ sunday: text, monday: text, tuesday: text, wednesday: text, thursday: text, friday: text, saturday: text },
  ...{ closed: list, timeZone: filled, phone: filled, email: filled, homepage: filled, shows: list, shownOn: orNull },
});
type Row = z.output<typeof row>;

// In the order of the content files.
const entryOf = (value: Row): unknown => {
  const { id, name, isUnitPartner, labels, specials, street, streetNo, zip, city, region, latitude, longitude, timeZone } = value;
  const { closed, phone, email, homepage, shows, shownOn } = value;
  const week = days.map((day) => value[day]);
  return {
    ...{ id, name, isUnitPartner: isUnitPartner === 'yes', labels, specials, address: { street, streetNo, zip, city } },
    ...{ region, latitude, longitude, timeZone, hours: week.every((hours) => hours === '') ? null : week },
    ...{ closed, phone, email, homepage, shows, shownOn },
  };
};

const columnOf = ([first, second]: PropertyKey[]): string => {
  if (first === 'hours') return days[Number(second)] ?? 'hours';
  return String(first === 'address' ? second : first);
};

const lists: Record<string, readonly string[]> = { labels: dealerLabels, specials: dealerSpecials };

const faultLine = (line: number, path: PropertyKey[], message: string): string => {
  const column = columnOf(path);
  const allowed = lists[column];
  return `line ${line}, column ${column}: ${allowed ? `must be of ${allowed.join(', ')}, divided by |` : message}`;
};

type Entry = { country: CountryCode; dealer: DealerInFile };

const check = async (rows: readonly CsvRow<Row>[], isProduct: (key: string) => boolean): Promise<Entry[]> => {
  const faults: string[] = [];
  const entries: Entry[] = [];
  for (const { line, value } of rows) {
    const result = dealersFile(value.country).safeParse({ dealers: [entryOf(value)] });
    // The first two parts of a path identify the row: dealers, 0.
    faults.push(...(result.error?.issues ?? []).map(({ path, message }) => faultLine(line, path.slice(2), message)));
    if (!isPostalCode(value))
      faults.push(faultLine(line, ['zip'], `is no postal code of the country, like ${getCountry(value.country).postalCode?.example}`));
    faults.push(...value.shows.filter((key) => !isProduct(key)).map((key) => faultLine(line, ['shows'], `no product has the key ${key}`)));
    for (const dealer of result.data?.dealers ?? []) {
      faults.push(...(await findImpossible(value.country, dealer)).map(({ column, message }) => faultLine(line, [column], message)));
      entries.push({ country: value.country, dealer });
    }
  }
  if (faults.length > 0) throw rejectImport(faults);
  return entries;
};

/** Spreadsheets drop leading zeros: an invalid postal code of its country is rejected. */
const isPostalCode = ({ country, zip }: Row): boolean => postalCodeFor(getCountry(country).postalCode).safeParse(zip).success;

/**
 * Writes the dealers of a CSV file into the content, by id, all or none. Those not in the file stay as they are; with `whole` they are
 * taken out of the countries that the file names. The shop shows the change within seconds.
 */
export const importDealers = async (
  file: string,
  { dryRun = false, whole = false }: { dryRun?: boolean; whole?: boolean },
): Promise<void> => {
  const rows = await readCsv(file, row, ({ id }) => id);
  const entries = await check(rows, (key) => countryCodes.some((country) => getProducts(country).has(key)));
  const folder = environment().CONTENT_DIR;
  await finishWhole(folder);
  const files = new Map<string, { dealers: DealerInFile[] }>();
  let fresh = 0;
  let gone = 0;
  for (const [country, ofCountry] of Map.groupBy(entries, (entry) => entry.country)) {
    const known = await readDealersFile(country);
    const byId = new Map(known.map((dealer) => [dealer.id, dealer]));
    fresh += ofCountry.filter(({ dealer }) => !byId.has(dealer.id)).length;
    for (const { dealer } of ofCountry) byId.set(dealer.id, dealer);
    const named = new Set(ofCountry.map(({ dealer }) => dealer.id));
    const kept = [...byId.values()].filter(({ id }) => !whole || named.has(id));
    gone += byId.size - kept.length;
    files.set(dealersFileOf(country), { dealers: kept });
  }
  if (!dryRun) await writeWhole(folder, files);
  const out = gone > 0 ? `, ${gone} taken out` : '';
  print(`${entries.length} rows: ${fresh} new dealers, ${entries.length - fresh} known ones${out}${dryRun ? ', nothing was written' : ''}`);
};

/** Takes dealers out of the content by their ids, all or none. Throws ImportRefusedException that names the unknown ones. */
export const removeDealers = async (ids: readonly string[]): Promise<void> => {
  const folder = environment().CONTENT_DIR;
  await finishWhole(folder);
  const files = new Map<string, { dealers: DealerInFile[] }>();
  const left = new Set(ids);
  for (const country of countryCodes) {
    const known = await readDealersFile(country);
    const kept = known.filter(({ id }) => !ids.includes(id));
    if (kept.length < known.length) files.set(dealersFileOf(country), { dealers: kept });
    for (const { id } of known) left.delete(id);
  }
  if (left.size > 0) throw rejectImport([...left].map((id) => `no dealer has the number ${id}`));
  await writeWhole(folder, files);
  print(`${ids.length} dealers taken out`);
};
