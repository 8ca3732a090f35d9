import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import type { PaymentSettings } from './payment-settings.ts';

export type PaymentKeys = { secretKey: string; webhookSecret: string };

const known = new WeakMap<Db, PaymentKeys>();

const keysOfSandbox = async (): Promise<PaymentKeys> => {
  const kept = known.get(database);
  if (kept) return kept;
  const keys = await database.selectFrom('sandboxKeys').select(['secretKey', 'webhookSecret']).executeTakeFirstOrThrow();
  known.set(database, keys);
  return keys;
};

/** The keys by which shop and provider know each other: those of the environment, else, for the sandbox, the random ones of its database. */
export const paymentKeys = async ({ secretKey, webhookSecret }: PaymentSettings): Promise<PaymentKeys> => {
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret };
  const own = await keysOfSandbox();
  return { secretKey: secretKey ?? own.secretKey, webhookSecret: webhookSecret ?? own.webhookSecret };
};
