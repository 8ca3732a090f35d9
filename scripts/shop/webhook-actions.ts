import { database } from '#backend/database/database.ts';
import { listDead, listWaiting, requeueDeadOf } from '#backend/jobs/jobs.ts';
import {
  addEndpoint,
  listEndpoints,
  removeEndpoint,
  replayEvent,
  rotateSecret,
  typesOf,
  type WebhookType,
} from '#backend/webhook/webhook.ts';
import { time } from './format.ts';
import { print } from './output.ts';

const hour = 60 * 60 * 1000;

/** Prints every endpoint with the types it listens to. */
export const list = async (): Promise<void> => {
  const rows = await listEndpoints(database);
  const lines = rows.map((row) => [row.endpointId, time(row.createdAt), row.url, typesOf(row).join(',')].join('  '));
  print(lines.length === 0 ? 'No endpoints' : lines.join('\n'));
};

/** Registers an address and prints its secret, once. */
export const add = async (url: string, { types }: { types?: WebhookType[] }): Promise<void> => {
  const { endpointId, secret } = await addEndpoint(database, url, types);
  print(`${endpointId}  ${secret}`);
};

/** Gives an endpoint a new secret and prints it, once. */
export const rotate = async (endpointId: string, { overlap }: { overlap: number }): Promise<void> =>
  print(`${endpointId}  ${await rotateSecret(endpointId, overlap * hour)}`);

/** Removes an endpoint. */
export const remove = async (endpointId: string): Promise<void> => {
  await removeEndpoint(database, endpointId);
  print(`${endpointId} is removed`);
};

/** Prints the deliveries that were given up, and those waiting for a retry. */
export const deliveries = async (): Promise<void> => {
  const rows = [...(await listDead(database, 'webhook')), ...(await listWaiting(database, 'webhook'))];
  const lines = rows.map(({ key, tries, deadAt, dueAt, lastError }) => {
    const [, eventId = '', endpointId = ''] = key.split(':');
    const state = deadAt === null ? `next ${time(dueAt)}` : `dead ${time(deadAt)}`;
    return [eventId, endpointId, state, `${tries} tries`, lastError ?? ''].join('  ').trimEnd();
  });
  print(lines.length === 0 ? 'Everything has arrived' : lines.join('\n'));
};

/** Sends an event again, or everything that was given up. */
export const replay = async (eventId: string | undefined): Promise<void> => {
  const count = eventId === undefined ? await requeueDeadOf(database, 'webhook') : await replayEvent(eventId);
  print(`${count} to be sent again`);
};
