import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { jobContracts, jobFields, jobHours } from '#shared/contract/career.ts';
import { type Language, languages } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';

/** `content/jobs/{language}.json`: the text of each advertisement, by job id. */
export const jobTextsFile = z.record(
  z.string(),
  z.strictObject({
    title: z.string().min(1).max(120),
    contents: z.array(z.strictObject({ headline: z.string().min(1), text: z.string(), points: z.array(z.string().min(1)) })).min(1),
  }),
);
type JobTexts = z.infer<typeof jobTextsFile>;

const jobEntry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  careerid: z.string().regex(/^\d{4,8}$/),
  typeName: z.string().min(1),
  locations: z.array(z.string().min(1)).min(1),
  dateInserted: z.iso.date(),
  field: z.enum(jobFields),
  hours: z.enum(jobHours),
  contract: z.enum(jobContracts),
  start: z.iso.date().nullable(),
  validThrough: z.iso.date().nullable(),
  isInitiative: z.boolean(),
});

/** `content/jobs/jobs.json`: what is the same in every language, oldest first. */
export const jobsFile = z
  .strictObject({
    /** The country of each workplace, ISO 3166-1 alpha-2, for search engines. */
    places: z.record(z.string(), z.string().regex(/^[A-Z]{2}$/)),
    jobs: z
      .array(jobEntry)
      .refine((jobs) => jobs.filter(({ isInitiative }) => isInitiative).length === 1, 'needs exactly one initiative application'),
  })
  .refine(({ places, jobs }) => jobs.every(({ locations }) => locations.every((location) => location in places)), {
    path: ['places'],
    message: 'every location of a job has its country here',
  });

/** All jobs, their workplaces, and their texts in each language. */
export type Jobs = z.infer<typeof jobsFile> & { texts: ReadonlyMap<Language, JobTexts> };

const readChecked = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> => {
  const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
};

/** Reads all jobs; throws an error that names the file and the field, or the jobs that a language lacks or has in excess. */
export const readJobs = async (folder: string = environment().CONTENT_DIR): Promise<Jobs> => {
  const fileOf = (name: string): string => join(folder, 'jobs', `${name}.json`);
  const file = await readChecked(fileOf('jobs'), jobsFile);
  const ids = new Set(file.jobs.map(({ id }) => id));
  const read = async (language: Language): Promise<[Language, JobTexts]> => {
    const checkedTexts = await readChecked(fileOf(language), jobTextsFile);
    const odd = [...ids.symmetricDifference(new Set(Object.keys(checkedTexts)))];
    if (odd.length > 0) throw new Error(`${fileOf(language)}: not the jobs of jobs.json: ${odd.join(', ')}`);
    return [language, checkedTexts];
  };
  return { ...file, texts: new Map(await Promise.all(languages.map(read))) };
};
