import { join } from 'node:path';
import { z } from 'zod';
import { type DealerEntry, dealersFile, readDealers } from '#backend/dealer/dealer.ts';
import { dealerLabels } from '#shared/contract/dealer.ts';
import { environment } from '#shared/environment/environment.ts';
import { say } from '../say.ts';
import { type CsvRow, readCsv, refuseImport } from './read-csv.ts';
import { finishWhole, writeWhole } from './write-whole.ts';

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const text = z.string();
const filled = z.string().min(1, 'is empty');
const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/, 'must be degrees like 51.7189')
  .transform(Number);
const row = z.object({
  id: filled,
  name: filled,
  country: filled.toLowerCase(),
  isUnitPartner: z.enum(['yes', 'no'], "must be 'yes' or 'no'"),
  labels: text.transform((list) =>
    list
      .split('|')
      .map((label) => label.trim())
      .filter(Boolean),
  ),
  ...{ street: filled, streetNo: text, zip: filled, city: filled, latitude: degrees, longitude: degrees },
  ...{ sunday: text, monday: text, tuesday: text, wednesday: text, thursday: text, friday: text, saturday: text },
  ...{ timeZone: filled, phone: filled, email: filled, homepage: filled },
});
type Row = z.output<typeof row>;

const entryOf = ({ street, streetNo, zip, city, isUnitPartner, ...value }: Row): unknown => {
  const { id, name, country, labels, latitude, longitude, timeZone, phone, email, homepage } = value;
  return {
    ...{ id, name, country, labels, latitude, longitude, timeZone, phone, email, homepage },
    isUnitPartner: isUnitPartner === 'yes',
    address: { street, streetNo, zip, city },
    hours: days.map((day) => value[day]),
  };
};

const columnOf = ([first, second]: PropertyKey[]): string => {
  if (first === 'hours') return days[Number(second)] ?? 'hours';
  return String(first === 'address' ? second : first);
};

const [entrySchema] = [dealersFile.shape.dealers.element];

const check = (rows: readonly CsvRow<Row>[]): DealerEntry[] => {
  const faults: string[] = [];
  const entries = rows.flatMap(({ line, value }) => {
    const result = entrySchema.safeParse(entryOf(value));
    if (result.success) return [result.data];
    const said = (path: PropertyKey[], message: string): string =>
      path[0] === 'labels' ? `must be of ${dealerLabels.join(', ')}, divided by |` : message;
    faults.push(...result.error.issues.map(({ path, message }) => `line ${line}, column ${columnOf(path)}: ${said(path, message)}`));
    return [];
  });
  if (faults.length > 0) throw refuseImport(faults);
  return entries;
};

/** Writes the dealers of a CSV file into the content, by id, all or none; those that it does not name stay as they are. */
export const importDealers = async (file: string, { dryRun = false }: { dryRun?: boolean }): Promise<void> => {
  const entries = check(await readCsv(file, row, ({ id }) => id));
  const folder = environment().CONTENT_DIR;
  await finishWhole(folder);
  const known = await readDealers();
  const byId = new Map(known.map((dealer) => [dealer.id, dealer]));
  const fresh = entries.filter(({ id }) => !byId.has(id)).length;
  for (const entry of entries) byId.set(entry.id, entry);
  const target = join(folder, 'dealers', 'dealers.json');
  if (!dryRun) await writeWhole(folder, new Map([[target, { dealers: [...byId.values()] }]]));
  say(`${fresh} new dealers, ${entries.length - fresh} known ones${dryRun ? ', nothing was written' : ''}`);
};
