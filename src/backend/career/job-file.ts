import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { environment } from '#shared/environment/environment.ts';

const texts = z.strictObject({
  title: z.string().min(1).max(120),
  contents: z.array(z.strictObject({ headline: z.string().min(1), text: z.string(), points: z.array(z.string().min(1)) })).min(1),
});

const jobEntry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  careerid: z.string().regex(/^\d{4,8}$/),
  typeName: z.string().min(1),
  locations: z.array(z.string().min(1)).min(1),
  dateInserted: z.iso.date(),
  isInitiative: z.boolean(),
  /** German always, other languages as far as somebody has written them. */
  texts: z.strictObject({ de: texts, en: texts }),
});

/** `content/jobs/jobs.json`, oldest first. */
export const jobsFile = z
  .strictObject({
    /** The country of each place of work, ISO 3166-1 alpha-2: search engines ask for it. */
    places: z.record(z.string(), z.string().regex(/^[A-Z]{2}$/)),
    jobs: z
      .array(jobEntry)
      .refine((jobs) => jobs.filter(({ isInitiative }) => isInitiative).length === 1, 'needs exactly one initiative application'),
  })
  .refine(({ places, jobs }) => jobs.every(({ locations }) => locations.every((place) => place in places)), {
    path: ['places'],
    message: 'every location of a job has its country here',
  });
export type JobEntry = z.infer<typeof jobEntry>;
export type JobsFile = z.infer<typeof jobsFile>;

/** Reads all jobs and their places; throws an error that names the file and the field. */
export const readJobs = async (folder: string = environment().CONTENT_DIR): Promise<JobsFile> => {
  const file = join(folder, 'jobs', 'jobs.json');
  const result = jobsFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
};
