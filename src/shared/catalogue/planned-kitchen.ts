import { fromInches, isImperial, toImperial } from '#shared/i18n/imperial.ts';
import type { plannerQueryNames } from '#shared/routes/page-query.ts';
import { type Kitchen, pickOption, readKitchen } from './cabinet-fit.ts';
import { mountings, type TapFacts } from './facts.ts';

/** Where the tap is mounted: in the sink, in the worktop behind it, or either. */
export const tapPositions = ['sink', 'worktop', 'open'] as const;
type TapPosition = (typeof tapPositions)[number];

/** The source of warm water: at mains pressure, or from an open heater that withstands none. */
export const pressures = ['high', 'low'] as const satisfies readonly TapFacts['pressure']['system'][];

/** An existing cut-out in a worktop, in millimetres. */
type CutOut = { width: number; depth: number };

/** The kitchen that a visitor plans for: the planner's questions. */
export type PlannedKitchen = Kitchen & {
  /** Null: the worktop has no cut-out yet. */
  cutOut: CutOut | null;
  tapPlace: TapPosition;
  pressure: (typeof pressures)[number];
};

/** The minimum and maximum side of a cut-out, and the default of the form. */
export const cutOutRange = { min: 200, max: 1400 } as const;
export const usualCutOut: CutOut = { width: 980, depth: 480 };

/** The value of `cutUnit` in a form with inches. */
export const cutUnitOfInches = 'in';

/** A side of a cut-out in a locale's form: whole millimetres, or inches to a thousandth, which can represent eighths. */
export const cutLengthIn = (locale: string, millimetres: number): number =>
  isImperial(locale) ? Math.round(toImperial(millimetres, 'mm') * 1000) / 1000 : Math.round(millimetres);

// Whole millimetres that a form converted to a thousandth of an inch become the same again.
const nearlyWhole = 0.02;

const ofInches = (amount: number): number => {
  const exact = fromInches(amount);
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < nearlyWhole ? whole : Math.round(exact * 100) / 100;
};

const millimetresOf = (answerOf: string, unit: string | null): number | undefined => {
  if (unit !== cutUnitOfInches) return /^\d{1,6}$/.test(answerOf) ? Number(answerOf) : undefined;
  return /^\d{1,4}(?:\.\d{1,6})?$/.test(answerOf) ? ofInches(Number(answerOf)) : undefined;
};

const lengthOf = (answerOf: string | null, unit: string | null, otherwise: number): number => {
  const millimetres = millimetresOf(answerOf ?? '', unit);
  return millimetres === undefined ? otherwise : Math.min(cutOutRange.max, Math.max(cutOutRange.min, millimetres));
};

/** The kitchen that a query describes. Missing or wrong values are those of the most common kitchen; a length out of range becomes the nearest one in it. */
export const readPlannedKitchen = (query: URLSearchParams): PlannedKitchen => {
  const answerOf = (name: (typeof plannerQueryNames)[number]): string | null => query.get(name);
  const side = (name: 'cutWidth' | 'cutDepth', usual: number): number => lengthOf(answerOf(name), answerOf('cutUnit'), usual);
  const cutOut = { width: side('cutWidth', usualCutOut.width), depth: side('cutDepth', usualCutOut.depth) };
  return {
    ...readKitchen({ cabinetWidth: 600, mountings: [...mountings] }, query),
    cutOut: answerOf('cutOut') === 'yes' ? cutOut : null,
    tapPlace: pickOption(tapPositions, answerOf('tapPlace'), 'sink'),
    pressure: pickOption(pressures, answerOf('pressure'), 'high'),
  };
};

/** The query that describes a kitchen completely, for a locale's form: the inverse of `readPlannedKitchen`. */
export const queryOfKitchen = (
  { cabinet, mounting, worktop, wall, cutOut, tapPlace, pressure }: PlannedKitchen,
  locale: string,
): URLSearchParams => {
  const { width, depth } = cutOut ?? usualCutOut;
  const answers: Partial<Record<(typeof plannerQueryNames)[number], string>> = {
    cabinet: `${cabinet / 10}`,
    wall: `${wall}`,
    cutOut: cutOut ? 'yes' : 'no',
    ...(isImperial(locale) && { cutUnit: cutUnitOfInches }),
    cutWidth: `${cutLengthIn(locale, width)}`,
    cutDepth: `${cutLengthIn(locale, depth)}`,
    worktop: `${worktop}`,
    mounting,
    tapPlace,
    pressure,
  };
  return new URLSearchParams(answers);
};
