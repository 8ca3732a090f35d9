import { readFileSync } from 'node:fs';

// Linux counts processor time in hundredths of a second.
const ticksPerSecond = 100;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Microseconds of processor time that a process and its children have used; NaN where the system does not say. */
export const processorTime = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  const own = Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return (own * 1_000_000) / ticksPerSecond + children.reduce((sum, child) => sum + processorTime(child), 0);
};
