import type { ZodType } from 'zod';
import { jobsFile } from '../../src/backend/career/job-file.ts';
import { dealersFile } from '../../src/backend/dealer/dealer-file.ts';
import { dropPointsFile } from '../../src/backend/drop-point/drop-point-file.ts';

/** Content files that a room of the back end reads itself, with the schema that it checks them by. */
export const roomFiles: Record<string, ZodType | undefined> = {
  'dealers/dealers.json': dealersFile,
  'drop-points/be.json': dropPointsFile,
  'jobs/jobs.json': jobsFile,
};
