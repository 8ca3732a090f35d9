import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SearchMeasured } from './measure.ts';

const child = new URL('measure.ts', import.meta.url).pathname;

/** Results of `measure.ts`, from a process of its own: server modules need the server's export conditions. */
export const measureSearch = async (): Promise<SearchMeasured> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', child], { maxBuffer: 1e7 });
  return JSON.parse(stdout) as SearchMeasured;
};
