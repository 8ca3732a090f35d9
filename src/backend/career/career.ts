import 'server-only';
import { isoDay } from '#backend/calendar/calendar.ts';
import { localizeTexts } from '#backend/content/content.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Site } from '#shared/country/site.ts';
import { type Jobs, readJobs } from './job-file.ts';

// The files of all jobs, for their check.

export { jobsFile, jobTextsFile } from './job-file.ts';

let loaded: Promise<Jobs> | undefined;

/** Read once; a failed reading is tried again at the next call. */
const currentFile = (): Promise<Jobs> => {
  loaded ??= readJobs().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

/** Who reads: jobs are told in the language, in the words and measures of the country. */
type Reader = Pick<Site, 'country' | 'language'>;

const all = async ({ country, language }: Reader): Promise<Job[]> => {
  const { jobs, texts } = await currentFile();
  const localized = localizeTexts(country, language, texts.get(language) ?? {});
  // Every language tells every job, or the files are refused.
  return jobs.flatMap((entry) => {
    const jobTexts = localized[entry.id];
    return jobTexts ? [{ ...entry, ...jobTexts, language }] : [];
  });
};

/** Whether one can still apply: through the whole last day, as the clocks of the head office say it. */
export const isOpen = ({ validThrough }: Pick<Job, 'validThrough'>, now = Date.now()): boolean =>
  validThrough === null || isoDay(now, 'de') <= validThrough;

/** All open jobs and the initiative application, oldest first (J-01). */
export const listJobs = async (reader: Reader, now = Date.now()): Promise<Job[]> => (await all(reader)).filter((job) => isOpen(job, now));

/** The country of a place of work, ISO 3166-1 alpha-2. The file is refused where one is missing. */
export const countryOfLocation = async (location: string): Promise<string> => (await currentFile()).places[location] ?? '';

/** One job by its career id, open or not: who kept its address is told that it is taken. */
export const findJob = async (careerid: string, reader: Reader): Promise<Job | undefined> =>
  (await all(reader)).find((job) => job.careerid === careerid);

/** The entry for applications without an advertisement. */
export const findInitiative = async (reader: Reader): Promise<Job | undefined> =>
  (await all(reader)).find(({ isInitiative }) => isInitiative);
