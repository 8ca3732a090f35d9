import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import type { PaymentSettings } from './payment-settings.ts';

type PaymentKeys = { secretKey: string; webhookSecret: string };

const cache = new WeakMap<Db, PaymentKeys>();

const keysOfSandbox = async (): Promise<PaymentKeys> => {
  const cached = cache.get(database);
  if (cached) return cached;
  const keys = await database.selectFrom('sandboxKeys').select(['secretKey', 'webhookSecret']).executeTakeFirstOrThrow();
  cache.set(database, keys);
  return keys;
};

/** The shared keys of shop and provider: those of the environment, else, for the sandbox, the random ones of its database. */
export const paymentKeys = async ({ secretKey, webhookSecret }: PaymentSettings): Promise<PaymentKeys> => {
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret };
  const own = await keysOfSandbox();
  return { secretKey: secretKey ?? own.secretKey, webhookSecret: webhookSecret ?? own.webhookSecret };
};
