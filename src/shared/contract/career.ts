import { z } from './zod.ts';

/** A part of a job advertisement: running text, points, or both. */
export const jobContent = z.object({ headline: z.string(), text: z.string(), points: z.array(z.string()) });

/** The field of work. */
export const jobFields = ['production', 'development', 'sales', 'service', 'logistics', 'digital', 'administration'] as const;
export type JobField = (typeof jobFields)[number];

/** The weekly working hours. */
export const jobHours = ['fullTime', 'partTime', 'fullOrPartTime', 'shifts'] as const;

/** The term of the contract. */
export const jobContracts = ['permanent', 'fixedTerm', 'apprenticeship', 'thesis'] as const;

export const job = z.object({
  id: z.string(),
  /** Identifies the job in addresses here and on the external careers site. */
  careerid: z.string(),
  title: z.string(),
  /** `Professionals`, `Managers`, `Students: …`, or any other name (pupils). */
  typeName: z.string(),
  locations: z.array(z.string()),
  /** ISO date, `2026-11-02`. */
  dateInserted: z.iso.date(),
  field: z.enum(jobFields),
  hours: z.enum(jobHours),
  contract: z.enum(jobContracts),
  /** The first day of work, ISO date; null: as soon as possible. */
  start: z.nullable(z.iso.date()),
  /** The last day for applications, ISO date; null: until the job is filled. */
  validThrough: z.nullable(z.iso.date()),
  contents: z.array(jobContent),
  /** True for the one entry for applications without an advertisement. */
  isInitiative: z.boolean(),
  /** The language of the texts, which may differ from the requested one. */
  language: z.string(),
});
export type Job = z.infer<typeof job>;

/** GET /api/careeroverview */
export const careerAnswer = z.object({ jobs: z.array(job) });
