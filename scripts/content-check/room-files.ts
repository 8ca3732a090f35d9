import type { ZodType } from 'zod';
import { jobsFile } from '#backend/career/career.ts';
import { dealersFile } from '#backend/dealer/dealer.ts';
import { dropPointsFile } from '#backend/drop-point/drop-point.ts';

/** Content files that a room of the back end reads itself, with the schema that it checks them by. */
export const roomFiles: Record<string, ZodType | undefined> = {
  'dealers/dealers.json': dealersFile,
  'drop-points/be.json': dropPointsFile,
  'jobs/jobs.json': jobsFile,
};
