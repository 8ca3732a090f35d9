import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SearchMeasured } from './measure.ts';

const child = new URL('measure.ts', import.meta.url).pathname;

/** What `measure.ts` finds, in a process of its own: the server's modules are for the server's conditions alone. */
export const measureSearch = async (): Promise<SearchMeasured> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', child], { maxBuffer: 1e7 });
  return JSON.parse(stdout) as SearchMeasured;
};
