import { createHash } from 'node:crypto';

const known = new Set<string>();
/** Enough for every section of every page; beyond it the log is full of content faults anyway. */
const mostKnown = 2000;

/** Writes a fault of the content to the log, the same one only once while the process lives (M-40). */
export const logOnce = (fault: Record<string, unknown> & { message: string }): void => {
  const mark = createHash('sha1').update(JSON.stringify(fault)).digest('base64url');
  if (known.has(mark) || known.size >= mostKnown) return;
  known.add(mark);
  console.warn(JSON.stringify({ level: 'warn', room: 'server-modules', ...fault }));
};
