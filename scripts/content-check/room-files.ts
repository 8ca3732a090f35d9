import type { ZodType } from 'zod';
import { jobsFile } from '../../src/backend/career/job-file.ts';
import { dealersFile } from '../../src/backend/dealer/dealer-file.ts';

/** Content files that a room of the back end reads itself, with the schema that it checks them by. */
export const roomFiles: Record<string, ZodType | undefined> = { 'dealers/dealers.json': dealersFile, 'jobs/jobs.json': jobsFile };
