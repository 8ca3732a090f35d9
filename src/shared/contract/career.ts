import { z } from './zod.ts';

/** A part of a job advertisement: running text, points, or both. */
export const jobContent = z.object({ headline: z.string(), text: z.string(), points: z.array(z.string()) });

export const job = z.object({
  id: z.string(),
  /** Names the job in addresses here and on the external careers site. */
  careerid: z.string(),
  title: z.string(),
  /** `Professionals`, `Managers`, `Students: …`, or any other name (pupils). */
  typeName: z.string(),
  locations: z.array(z.string()),
  /** ISO date, `2026-11-02`. */
  dateInserted: z.iso.date(),
  contents: z.array(jobContent),
  /** True for the one entry that stands for applications without an advertisement. */
  isInitiative: z.boolean(),
  /** The language of the texts, which may differ from the one that was asked for. */
  language: z.string(),
});
export type Job = z.infer<typeof job>;

/** GET /api/careeroverview */
export const careerAnswer = z.object({ jobs: z.array(job) });
export type CareerAnswer = z.infer<typeof careerAnswer>;
