import 'server-only';
import { type Db, database } from '#backend/database/database.ts';

const known = new WeakMap<Db, string>();

/** The key that signs the shop's own challenges and tickets; it lies in the database alone. */
export const captchaSecret = async (): Promise<string> => {
  const kept = known.get(database);
  if (kept !== undefined) return kept;
  const { secret } = await database.selectFrom('captchaKey').select('secret').executeTakeFirstOrThrow();
  known.set(database, secret);
  return secret;
};
