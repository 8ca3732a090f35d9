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
export const jobsFile = z.strictObject({
  jobs: z
    .array(jobEntry)
    .refine((jobs) => jobs.filter(({ isInitiative }) => isInitiative).length === 1, 'needs exactly one initiative application'),
});
export type JobEntry = z.infer<typeof jobEntry>;

/** Reads all jobs; throws an error that names the file and the field. */
export const readJobs = async (folder: string = environment().CONTENT_DIR): Promise<JobEntry[]> => {
  const file = join(folder, 'jobs', 'jobs.json');
  const result = jobsFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data.jobs;
};
