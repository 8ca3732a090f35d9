import { createHash } from 'node:crypto';

const logged = new Set<string>();
/** Enough for every section of every page; beyond it the log is full of content faults anyway. */
const maxLogged = 2000;

/** Writes a fault of the content to the log, the same one only once while the process lives (M-40). */
export const logOnce = (entry: Record<string, unknown> & { message: string }): void => {
  const fingerprint = createHash('sha1').update(JSON.stringify(entry)).digest('base64url');
  if (logged.has(fingerprint) || logged.size >= maxLogged) return;
  logged.add(fingerprint);
  console.warn(JSON.stringify({ level: 'warn', module: 'server-modules', ...entry }));
};
