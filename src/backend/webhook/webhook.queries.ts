import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { WebhookEndpointTable, WebhookEventTable } from './webhook.table.ts';

export const findEndpoints = (db: Db): Promise<WebhookEndpointTable[]> =>
  db.selectFrom('webhookEndpoint').selectAll().orderBy('createdAt').orderBy('endpointId').execute();

export const findEndpoint = (db: Db, endpointId: string): Promise<WebhookEndpointTable | undefined> =>
  db.selectFrom('webhookEndpoint').selectAll().where('endpointId', '=', endpointId).executeTakeFirst();

export const insertEndpoint = async (db: Db, row: WebhookEndpointTable): Promise<void> => {
  await db.insertInto('webhookEndpoint').values(row).execute();
};

export const setSecrets = async (trx: Trx, endpointId: string, secrets: string): Promise<void> => {
  await trx.updateTable('webhookEndpoint').set({ secrets }).where('endpointId', '=', endpointId).execute();
};

export const deleteEndpoint = async (db: Db, endpointId: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('webhookEndpoint').where('endpointId', '=', endpointId).executeTakeFirst();
  return numDeletedRows > 0n;
};

export const insertEvent = async (trx: Trx, row: WebhookEventTable): Promise<void> => {
  await trx.insertInto('webhookEvent').values(row).execute();
};

export const findEvent = (db: Db, eventId: string): Promise<WebhookEventTable | undefined> =>
  db.selectFrom('webhookEvent').selectAll().where('eventId', '=', eventId).executeTakeFirst();
