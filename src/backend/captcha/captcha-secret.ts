import 'server-only';
import { type Db, database } from '#backend/database/database.ts';

const cache = new WeakMap<Db, string>();

/** The key that signs the shop's own challenges and tickets; it is stored in the database alone. */
export const captchaSecret = async (): Promise<string> => {
  const cached = cache.get(database);
  if (cached !== undefined) return cached;
  const { secret } = await database.selectFrom('captchaKey').select('secret').executeTakeFirstOrThrow();
  cache.set(database, secret);
  return secret;
};
