import 'server-only';

export type RateLimits = { reads: number; changes: number };

/** Calls per minute and client: RATE_LIMIT sets the changes (default 300, 0 switches every limit off), four times as many reads. */
export const limitsOfEnvironment = (env: NodeJS.ProcessEnv = process.env): RateLimits => {
  const changes = Number(env['RATE_LIMIT'] ?? 300);
  if (!Number.isInteger(changes) || changes < 0) throw new Error(`RATE_LIMIT is '${env['RATE_LIMIT']}', not a number of calls per minute`);
  return { reads: changes * 4, changes };
};

/** False in rigs that switched every limit off. */
export const isLimited = (): boolean => limitsOfEnvironment().changes > 0;
