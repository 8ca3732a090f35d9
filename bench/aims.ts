import aims from './aims.json' with { type: 'json' };
import { table } from './markdown.ts';

/** The target figures of the shop; `aims.json` describes each and sets its upper or lower bound. */
export type AimId = keyof typeof aims;

type Aim = { row: string; unit: string; most?: number; least?: number };

const ids = Object.keys(aims) as AimId[];
const shown = (value: number, unit: string): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}${unit === '' ? '' : ` ${unit}`}`;
const bound = ({ most, least, unit }: Aim): string =>
  most === undefined ? `at least ${shown(least ?? Number.NaN, unit)}` : `at most ${shown(most, unit)}`;

/** True when a figure meets its aim. */
export const isReached = (id: AimId, figure: number): boolean => {
  const { most, least }: Aim = aims[id];
  return (most === undefined || figure <= most) && (least === undefined || figure >= least);
};

/** The figures of a run beside the aims, one row each; unmeasured ones say so. */
export const describeAims = (figures: Partial<Record<AimId, number>>): string =>
  table(
    ['row', 'this run', 'aim', 'reached'],
    ids.map((id) => {
      const aim: Aim = aims[id];
      const figure = figures[id];
      const isKnown = figure !== undefined && !Number.isNaN(figure);
      return [
        aim.row,
        isKnown ? shown(figure, aim.unit) : 'not measured',
        bound(aim),
        isKnown ? (isReached(id, figure) ? 'yes' : 'no') : '',
      ];
    }),
  );
