import type { AimId } from './aims.ts';

/** Figures of this run that are held against the aims. */
export type Figures = Partial<Record<AimId, number>>;

/** How what a part has measured is told: as a section of the report, and as figures. */
export type Section<Measured> = { title: string; describe: (measured: Measured) => string; figuresOf: (measured: Measured) => Figures };

/** What a part of the bench has found. */
export type Found = { text: string; figures: Figures };

/** A part of the bench, ready to be run. */
export type Part = { title: string; run: () => Promise<Found> };

/** A part that measures this and tells it so. */
export const partOf = <Measured>(measure: () => Promise<Measured>, { title, describe, figuresOf }: Section<Measured>): Part => ({
  title,
  run: async () => {
    const measured = await measure();
    return { text: describe(measured), figures: figuresOf(measured) };
  },
});
