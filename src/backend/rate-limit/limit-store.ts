import 'server-only';
import { CompiledQuery } from 'kysely';
import { database, isPostgres } from '#backend/database/database.ts';

type Query = { text: string; values: readonly unknown[] };
type Answer = { rows: unknown[]; rowCount: number };

// Both databases accept the library's statements; only numbered parameters are written differently.
const spell = (text: string): string => (isPostgres(database) ? text : text.replaceAll(/\$(\d+)/g, '?$1'));

/** The shop's database with the interface that rate-limiter-flexible expects of PostgreSQL. */
export const limitStore = {
  query: async ({ text, values }: Query): Promise<Answer> => {
    const { rows, numAffectedRows } = await database.executeQuery(CompiledQuery.raw(spell(text), [...values]));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
};

/** Deletes the counts of expired periods. */
export const deleteOldLimits = async (now = Date.now()): Promise<void> => {
  await database.deleteFrom('rateLimit').where('expire', '<', now).execute();
};
