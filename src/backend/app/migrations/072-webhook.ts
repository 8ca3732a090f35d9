import 'server-only';
import type { Kysely } from 'kysely';
import { makeAppendOnly } from '../append-only.ts';

/** Subscribers to order events, and the events themselves. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('webhookEndpoint')
    .addColumn('endpointId', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('secrets', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhookEvent')
    .addColumn('eventId', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await makeAppendOnly(db, 'webhookEvent', ['update']);
};
