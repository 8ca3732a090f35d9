import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DealersMeasured } from './measure.ts';

const child = new URL('measure.ts', import.meta.url).pathname;

/** Results of `measure.ts`, from a process of its own: server modules need the server's export conditions. */
export const measureDealers = async (): Promise<DealersMeasured> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', child]);
  return JSON.parse(stdout) as DealersMeasured;
};
