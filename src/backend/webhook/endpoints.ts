import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { enqueue } from '#backend/jobs/jobs.ts';
import { typesOf, type WebhookType, webhookTypes } from './publish-event.ts';
import { createSecret, secretsOf } from './sign.ts';
import { deleteEndpoint, findEndpoint, findEndpoints, findEvent, insertEndpoint, setSecrets } from './webhook.queries.ts';
import type { WebhookEndpointTable } from './webhook.table.ts';

const unknown = (what: string, id: string): DomainError =>
  new DomainError('WebhookNotFoundException', 404, {}, `There is no ${what} ${id}`);

/** Registers an address; returns its id and the secret for verifying signatures, which is shown only now. */
export const addEndpoint = async (
  db: Db,
  url: string,
  types: readonly WebhookType[] = webhookTypes,
): Promise<{ endpointId: string; secret: string }> => {
  const endpointId = `we_${randomUUID().slice(0, 8)}`;
  const secret = createSecret();
  const secrets = JSON.stringify([{ secret, until: null }]);
  await insertEndpoint(db, { endpointId, url, types: JSON.stringify(types), secrets, createdAt: Date.now() });
  return { endpointId, secret };
};

/** Gives an endpoint a new secret, shown only now; the old one also signs for `overlapMs`, so that no event is missed. */
export const rotateSecret = (endpointId: string, overlapMs: number): Promise<string> =>
  inTransaction(async (trx) => {
    const row = await findEndpoint(trx, endpointId);
    if (!row) throw unknown('endpoint', endpointId);
    const now = Date.now();
    const secret = createSecret();
    const old = secretsOf.parse(JSON.parse(row.secrets)).filter(({ until }) => until === null || until > now);
    const ending = old.map((one) => ({ ...one, until: Math.min(one.until ?? Number.MAX_SAFE_INTEGER, now + overlapMs) }));
    await setSecrets(trx, endpointId, JSON.stringify([{ secret, until: null }, ...ending]));
    return secret;
  });

/** Removes an endpoint; its pending deliveries are dropped. */
export const removeEndpoint = async (db: Db, endpointId: string): Promise<void> => {
  if (!(await deleteEndpoint(db, endpointId))) throw unknown('endpoint', endpointId);
};

/** All endpoints, the oldest first. */
export const listEndpoints = (db: Db): Promise<WebhookEndpointTable[]> => findEndpoints(db);

/** Sends an event again, under its old id, to the endpoints that listen to its type; returns to how many. */
export const replayEvent = (eventId: string): Promise<number> =>
  inTransaction(async (trx) => {
    const event = await findEvent(trx, eventId);
    if (!event) throw unknown('event', eventId);
    const listening = (await findEndpoints(trx)).filter((endpoint) => typesOf(endpoint).includes(event.type));
    for (const { endpointId } of listening) {
      const key = `webhook:${eventId}:${endpointId}:${randomUUID()}`;
      await enqueue(trx, { kind: 'webhook', key, payload: { eventId, endpointId } });
    }
    return listening.length;
  });
