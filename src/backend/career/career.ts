import 'server-only';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import { type JobEntry, type JobsFile, readJobs } from './job-file.ts';

// The file of all jobs, for its check.

export { jobsFile } from './job-file.ts';

let loaded: Promise<JobsFile> | undefined;

/** Read once; a failed reading is tried again at the next call. */
const currentFile = (): Promise<JobsFile> => {
  loaded ??= readJobs().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

const presentJob = ({ texts, ...entry }: JobEntry, language: Language): Job => {
  const shown = language === 'de' ? 'de' : 'en';
  return { ...entry, ...texts[shown], language: shown };
};

/** All jobs and the initiative application, oldest first, in German or else in English (J-01). */
export const listJobs = async (language: Language): Promise<Job[]> =>
  (await currentFile()).jobs.map((entry) => presentJob(entry, language));

/** The country of a place of work, ISO 3166-1 alpha-2. The file is refused where one is missing. */
export const countryOfPlace = async (place: string): Promise<string> => (await currentFile()).places[place] ?? '';

/** One job by its career id. */
export const findJob = async (careerid: string, language: Language): Promise<Job | undefined> =>
  (await listJobs(language)).find((job) => job.careerid === careerid);

/** The entry for applications without an advertisement. */
export const findInitiative = async (language: Language): Promise<Job | undefined> =>
  (await listJobs(language)).find(({ isInitiative }) => isInitiative);
