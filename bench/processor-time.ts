import { readFileSync } from 'node:fs';

// Linux counts CPU time of processes in hundredths of a second.
const ticksPerSecond = 100;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const childrenOf = (pid: number): number[] => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

const ticksOf = (file: string): number => {
  const fields = read(file)
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN)) * 1_000_000) / ticksPerSecond;
};

/** Microseconds of CPU time used by a process and its children; NaN where the system does not provide it. */
export const processorTime = (pid: number): number =>
  ticksOf(`/proc/${pid}/stat`) + childrenOf(pid).reduce((sum, child) => sum + processorTime(child), 0);

/**
 * Microseconds of CPU time of the main threads of a process and its children: JavaScript without concurrent compression and garbage
 * collection.
 */
export const mainThreadTime = (pid: number): number => {
  const [nanoseconds = ''] = read(`/proc/${pid}/task/${pid}/schedstat`).split(' ');
  const own = nanoseconds === '' ? ticksOf(`/proc/${pid}/task/${pid}/stat`) : Number(nanoseconds) / 1000;
  return own + childrenOf(pid).reduce((sum, child) => sum + mainThreadTime(child), 0);
};
