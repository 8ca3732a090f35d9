import type { AimId } from './aims.ts';

/** Figures of this run that are compared with the aims. */
export type Figures = Partial<Record<AimId, number>>;

/** How a part reports its results: as a section of the report, and as figures. */
export type Section<Measured> = { title: string; describe: (measured: Measured) => string; figuresOf: (measured: Measured) => Figures };

/** The results of a part of the bench. */
export type Found = { text: string; figures: Figures };

/** A part of the bench, ready to run. */
export type Part = { title: string; run: () => Promise<Found> };

/** A part with this measurement and this report. */
export const partOf = <Measured>(measure: () => Promise<Measured>, { title, describe, figuresOf }: Section<Measured>): Part => ({
  title,
  run: async () => {
    const measured = await measure();
    return { text: describe(measured), figures: figuresOf(measured) };
  },
});
