import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DealersMeasured } from './measure.ts';

const child = new URL('measure.ts', import.meta.url).pathname;

/** What `measure.ts` finds, in a process of its own: the server's modules are for the server's conditions alone. */
export const measureDealers = async (): Promise<DealersMeasured> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', child]);
  return JSON.parse(stdout) as DealersMeasured;
};
