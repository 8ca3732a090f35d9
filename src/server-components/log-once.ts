import { createHash } from 'node:crypto';

const logged = new Set<string>();
/** Enough for every section of every page; beyond that the log is full of content errors anyway. */
const maxLogged = 2000;

/** Logs a content error, the same one only once per process (M-40). */
export const logOnce = (entry: Record<string, unknown> & { message: string }): void => {
  const fingerprint = createHash('sha1').update(JSON.stringify(entry)).digest('base64url');
  if (logged.has(fingerprint) || logged.size >= maxLogged) return;
  logged.add(fingerprint);
  console.warn(JSON.stringify({ level: 'warn', module: 'server-modules', ...entry }));
};
