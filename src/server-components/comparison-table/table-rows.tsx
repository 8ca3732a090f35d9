import type { ReactNode } from 'react';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { ComparedRow, Comparison } from '#shared/catalogue/comparison.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { ComparisonRow } from './comparison-table.tsx';

const Nothing = ({ t }: { t: Translate }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{t('compare.none')}</span>
  </>
);

// A tile's measure is one of the facts: the cabinet of a sink, the reach of a tap.
const isMeasure = ({ id }: ComparedRow, { tiles }: Comparison): boolean => tiles.some(({ measure }) => measure.kind === id);

const cellsOf = (row: ComparedRow, comparison: Comparison, t: Translate): ReactNode[] =>
  row.values.map((value, at) => {
    const measure = comparison.tiles[at]?.measure;
    if (value === null) return <Nothing key={row.id} t={t} />;
    if (measure === undefined || measure.kind === 'size' || !isMeasure(row, comparison)) return value;
    return (
      <MeasureLine key={row.id} value={measure.centimetres} kind={measure.kind}>
        <b>{value}</b>
      </MeasureLine>
    );
  });

/** The facts of a comparison as table rows: first the decisive measure, drawn to scale, then the others in the order of the catalogue. */
export const factRows = (comparison: Comparison, t: Translate): ComparisonRow[] => {
  const rows = comparison.rows.map((row) => ({ ...row, name: row.label, cells: cellsOf(row, comparison, t) }));
  const isFirst = (row: ComparedRow): boolean => isMeasure(row, comparison);
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))].map(({ id, name, cells, isDifferent }) => ({
    id,
    name,
    cells,
    isDifferent,
  }));
};
