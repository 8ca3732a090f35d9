import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SandboxKeysTable } from '#backend/payment/payment.table.ts';

const random = (prefix: string): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** Keys of the sandbox that only this database holds: reading the source is not enough to sign its events. */
export const up = async (db: Kysely<{ sandboxKeys: SandboxKeysTable }>): Promise<void> => {
  await db.schema
    .createTable('sandboxKeys')
    .addColumn('secretKey', 'text', (column) => column.primaryKey())
    .addColumn('webhookSecret', 'text', (column) => column.notNull())
    .execute();
  await db
    .insertInto('sandboxKeys')
    .values({ secretKey: random('sk_test_'), webhookSecret: random('whsec_') })
    .execute();
};
