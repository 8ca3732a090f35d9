import 'server-only';
import { z } from 'zod';
import { inCountryMeasures } from '#shared/i18n/country-measures.ts';

// Other properties of a column belong to the table's own schema.
const table = z.looseObject({ columns: z.array(z.looseObject({ head: z.string() })), rows: z.array(z.array(z.string())) });
type Table = z.infer<typeof table>;

const unitAtEnd = /,\s(?<unit>mm|cm|kg)$/u;
// A measure without its number, and what comes before its unit.
const unitOnly = /^.*\d\s/u;
const withoutUnit = /\s\p{L}+$/u;

/** Whether a section's data is a table: its headers carry the units of its cells. */
export const isTable = (value: object): value is Table => 'columns' in value && 'rows' in value && table.safeParse(value).success;

const measureOf = (locale: string, number: string, unit: string): string => inCountryMeasures(locale, `${number} ${unit}`);

/** A table whose headers name units (`Weight, kg`), with headers and numbers in the units of the locale's country. */
export const localizeTable = (locale: string, table: Table): Table => {
  const units = table.columns.map(({ head }) => unitAtEnd.exec(head)?.groups?.['unit']);
  const headIn = (head: string, unit: string): string =>
    `${head.slice(0, -unit.length)}${measureOf(locale, '10', unit).replace(unitOnly, '')}`;
  const cellIn = (cell: string, unit: string): string => {
    const measure = measureOf(locale, cell, unit);
    return measure === `${cell} ${unit}` ? cell : measure.replace(withoutUnit, '');
  };
  return {
    ...table,
    columns: table.columns.map((column, index) => {
      const unit = units[index];
      return unit === undefined ? column : { ...column, head: headIn(column.head, unit) };
    }),
    rows: table.rows.map((row) =>
      row.map((cell, index) => {
        const unit = units[index];
        return unit === undefined ? cell : cellIn(cell, unit);
      }),
    ),
  };
};
