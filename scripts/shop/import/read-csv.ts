import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { DomainError } from '#backend/errors/errors.ts';

/** A parsed row, with the line of the file on which it ends. */
export type CsvRow<T> = { line: number; value: T };
type RawRow = { record: Record<string, string>; info: { lines: number; error?: CsvError } };

/** Rejects a whole file: one line of text for each error. */
export const rejectImport = (faults: readonly string[]): DomainError =>
  new DomainError('ImportRefusedException', 400, {}, [...faults, 'Nothing was changed.'].join('\n'));

// A dealer with a hundred products has two thousand characters.
const longestRow = 20_000;

// Excel begins some files with the name of their separator.
const named = /^\uFEFF?"?sep=([;,\t])"?\r?\n/i;

// No column name contains one: spreadsheets of half of Europe write semicolons, and commas into their amounts and names.
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1);
  return [';', '\t'].find((separator) => first.includes(separator)) ?? ',';
};

/** What the parser says, in words that name the row's own columns. */
const faultOf = ({ code, message, lines, record, columns }: CsvError & Record<string, unknown>): string => {
  const at = `line ${String(lines ?? 1)}`;
  if (code !== 'CSV_RECORD_INCONSISTENT_COLUMNS' && code !== 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return `${at}: ${message}`;
  const size = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  return `${at}: has ${size(record)} fields where the head has ${size(columns)}`;
};

const records = (whole: string, names: readonly string[]): RawRow[] => {
  const [start = '', separator] = named.exec(whole) ?? [];
  const text = whole.slice(start.length);
  const delimiter = separator ?? separatorOf(text);
  // Whoever types a head writes `SKU` or `Price`.
  const columns = (found: string[]): string[] =>
    found.map((one) => names.find((name) => name.toLowerCase() === one.trim().toLowerCase()) ?? one.trim());
  try {
    const form = { bom: true, columns, delimiter, trim: true, skip_empty_lines: true, max_record_size: longestRow };
    const rows: unknown = parse(text, { ...form, info: true, relax_column_count: true });
    // An empty row, as spreadsheets leave them below a table, is ignored.
    const filled = (rows as RawRow[]).filter(({ record }) => Object.values(record).some((value) => value !== ''));
    const uneven = filled.find(({ info }) => info.error);
    if (uneven?.info.error) throw uneven.info.error;
    return filled;
  } catch (error) {
    if (error instanceof CsvError) throw rejectImport([faultOf(error as CsvError & Record<string, unknown>)]);
    throw error;
  }
};

/** The text of a file. Throws ImportRefusedException with the first line that is not UTF-8: another decoding would change its letters. */
const readUtf8 = (bytes: Buffer): string => {
  if (isUtf8(bytes)) return bytes.toString();
  const lines = bytes.toString('latin1').split('\n');
  const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, 'latin1'))) + 1;
  throw rejectImport([`line ${line}: is not in UTF-8: save the file as CSV UTF-8`]);
};

const columnFaults = (found: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((column) => !found.includes(column)).map((column) => `line 1: the column ${column} is missing`),
  ...found.filter((column) => !wanted.includes(column)).map((column) => `line 1: there is no column ${column}`),
];

/**
 * Parses a CSV file with a header line, each row by a schema whose keys are the columns. Throws ImportRefusedException that names every
 * error by line and column; `keyOf` returns what must be unique among rows.
 */
export const readCsv = async <Schema extends z.ZodObject>(
  file: string,
  schema: Schema,
  keyOf: (value: z.output<Schema>) => string,
): Promise<CsvRow<z.output<Schema>>[]> => {
  const bytes = await readFile(file).catch((error: Error) => {
    throw rejectImport([error.message]);
  });
  const rows = records(readUtf8(bytes), Object.keys(schema.shape));
  if (rows.length === 0) throw rejectImport(['There is no row in this file']);
  const faults = columnFaults(Object.keys(rows[0]?.record ?? {}), Object.keys(schema.shape));
  if (faults.length > 0) throw rejectImport(faults);
  const read: CsvRow<z.output<Schema>>[] = [];
  const lines = new Map<string, number>();
  for (const { record, info } of rows) {
    const result = schema.safeParse(record);
    if (!result.success) {
      faults.push(...result.error.issues.map(({ path, message }) => `line ${info.lines}, column ${path.join('.')}: ${message}`));
      continue;
    }
    const key = keyOf(result.data);
    const first = lines.get(key);
    if (first !== undefined) faults.push(`line ${info.lines}: ${key} stands on line ${first} already`);
    lines.set(key, first ?? info.lines);
    read.push({ line: info.lines, value: result.data });
  }
  if (faults.length > 0) throw rejectImport(faults);
  return read;
};
