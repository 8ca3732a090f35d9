import 'server-only';
import { isoDay } from '#backend/calendar/calendar.ts';
import { localizeTexts } from '#backend/content/content.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Site } from '#shared/country/site.ts';
import { type Jobs, readJobs } from './job-file.ts';

// The schemas of the job files, for their check.

export { jobsFile, jobTextsFile } from './job-file.ts';

let loaded: Promise<Jobs> | undefined;

/** Read once; a failed read is retried at the next call. */
const currentFile = (): Promise<Jobs> => {
  loaded ??= readJobs().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

/** Reads the jobs anew with each change of the content; files that fail their schema leave them as they are. */
export const reloadJobs = async (): Promise<void> => {
  loaded = Promise.resolve(await readJobs());
};

/** The reader: jobs are written in the language, and use the words and units of the country. */
type Reader = Pick<Site, 'country' | 'language'>;

const all = async ({ country, language }: Reader): Promise<Job[]> => {
  const { jobs, texts } = await currentFile();
  const localized = localizeTexts(country, language, texts.get(language) ?? {});
  // Every language has every job, or the files would have been rejected.
  return jobs.flatMap((entry) => {
    const jobTexts = localized[entry.id];
    return jobTexts ? [{ ...entry, ...jobTexts, language }] : [];
  });
};

/** Whether applications are still open: through the whole last day, in the head office's time zone. */
export const isOpen = ({ validThrough }: Pick<Job, 'validThrough'>, now = Date.now()): boolean =>
  validThrough === null || isoDay(now, 'de') <= validThrough;

/** All open jobs and the initiative application, oldest first (J-01). */
export const listJobs = async (reader: Reader, now = Date.now()): Promise<Job[]> => (await all(reader)).filter((job) => isOpen(job, now));

/** The country of a workplace, ISO 3166-1 alpha-2. The file is rejected where one is missing. */
export const countryOfLocation = async (location: string): Promise<string> => (await currentFile()).places[location] ?? '';

/** One job by its career id, open or not: a visitor with an old link sees that the job is filled. */
export const findJob = async (careerid: string, reader: Reader): Promise<Job | undefined> =>
  (await all(reader)).find((job) => job.careerid === careerid);

/** The entry for applications without an advertisement. */
export const findInitiative = async (reader: Reader): Promise<Job | undefined> =>
  (await all(reader)).find(({ isInitiative }) => isInitiative);
