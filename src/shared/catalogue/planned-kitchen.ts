import { fromInches, isImperial, toImperial } from '#shared/i18n/imperial.ts';
import type { plannerQueryNames } from '#shared/routes/page-query.ts';
import { type Kitchen, pickOption, readKitchen } from './cabinet-fit.ts';
import { mountings, type TapFacts } from './facts.ts';

/** Where the tap is to stand: in the sink, in the worktop behind it, or wherever it can. */
export const tapPositions = ['sink', 'worktop', 'open'] as const;
export type TapPosition = (typeof tapPositions)[number];

/** How the warm water comes: by the pressure of the house, or from an open heater that bears none. */
export const pressures = ['high', 'low'] as const satisfies readonly TapFacts['pressure']['system'][];

/** The cut-out that a worktop has already, in millimetres. */
export type CutOut = { width: number; depth: number };

/** The kitchen that somebody plans for: what the planner asks. */
export type PlannedKitchen = Kitchen & {
  /** Null: the worktop is still whole. */
  cutOut: CutOut | null;
  tapPlace: TapPosition;
  pressure: (typeof pressures)[number];
};

/** The shortest and the longest side of a cut-out that can be asked about, and the size that a form begins with. */
export const cutOutRange = { min: 200, max: 1400 } as const;
export const usualCutOut: CutOut = { width: 980, depth: 480 };

/** What `cutUnit` says where a form asks for inches. */
export const cutUnitOfInches = 'in';

/** A side of a cut-out as a locale's form asks for it: whole millimetres, or inches to a thousandth, which holds their eighths. */
export const cutLengthIn = (locale: string, millimetres: number): number =>
  isImperial(locale) ? Math.round(toImperial(millimetres, 'mm') * 1000) / 1000 : Math.round(millimetres);

// What a form made of whole millimetres, to a thousandth of an inch, is those again.
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

/** The kitchen that a query describes. What it does not say, or says wrongly, is what most kitchens are; a length beyond what is made becomes the nearest that is. */
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

/** The query that describes a kitchen, with every answer, for a locale's form: what `readPlannedKitchen` reads back. */
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
