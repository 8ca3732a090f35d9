import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import type { ComparedRow } from '#shared/catalogue/comparison.ts';
import type { FactRow } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import { factRowsOf } from './fact-rows.ts';
import { formatYears, joinLabels } from './measures.ts';
import { finishName } from './product-pictures.ts';
import { textsOf } from './texts.ts';

// A single bowl is compared with the main bowl of another sink, a half bowl with a whole second one.
const rowOf: Partial<Record<string, string>> = { bowl: 'mainBowl', secondBowl: 'furtherBowl' };
const rowIdOf = ({ id }: FactRow): string => rowOf[id] ?? id;

/**
 * The rows of all tables, each once. The longest table sets the order; a row it lacks is inserted before the row that follows it in its
 * own table.
 */
const rowIdsIn = (tables: readonly (readonly FactRow[])[]): string[] => {
  const rowIds: string[] = [];
  for (const table of tables.toSorted((a, b) => b.length - a.length)) {
    let next = rowIds.length;
    for (const row of table.toReversed()) {
      const known = rowIds.indexOf(rowIdOf(row));
      if (known === -1) rowIds.splice(next, 0, rowIdOf(row));
      else next = known;
    }
  }
  return rowIds;
};

// Where the labels differ, the one that fits all of them.
const labelOf = (rowId: string, rows: readonly FactRow[]): string =>
  (new Set(rows.map(({ id }) => id)).size === 1 ? rows[0] : rows.find(({ id }) => id === rowId))?.label ?? '';

/** Tables of facts as one, a column each, rows in the order of the tables. */
export const mergeTables = (tables: readonly (readonly FactRow[])[]): ComparedRow[] =>
  rowIdsIn(tables).map((rowId) => {
    const rows = tables.map((table) => table.find((row) => rowIdOf(row) === rowId));
    const values = rows.map((row) => row?.value ?? null);
    const label = labelOf(
      rowId,
      rows.filter((row) => row !== undefined),
    );
    return { id: rowId, label, values, isDifferent: new Set(values).size > 1 };
  });

const tableOf = (site: Site, { file }: ContentProduct): FactRow[] => {
  const t = textsOf(site.locale);
  const finishes = file.variants.map((variant) => finishName(site, { variant }));
  return [
    ...factRowsOf(file.facts, site, t),
    { id: 'finish', label: t('catalogue.fact.finish'), value: joinLabels(site, finishes) },
    { id: 'guarantee', label: t('catalogue.fact.guarantee'), value: formatYears(site, file.guaranteeYears) },
  ];
};

/** All that the catalogue says of several products, property by property: their tables of facts, finishes and guarantee. */
export const comparedRows = (site: Site, products: readonly ContentProduct[]): ComparedRow[] =>
  mergeTables(products.map((product) => tableOf(site, product)));
