import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { createDispatcher, listDead, listWaiting, requeueDeadOf } from '#backend/jobs/jobs.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { addEndpoint, removeEndpoint, replayEvent, rotateSecret } from './endpoints.ts';
import { publishEvent } from './publish-event.ts';
import { sendWebhook } from './send-webhook.ts';

type Received = { headers: Record<string, string>; body: string };
type Mood = 'takes it' | 'fails' | 'is silent' | 'sends elsewhere' | 'is gone';
const statuses = { 'takes it': 204, fails: 500, 'sends elsewhere': 302, 'is gone': 410 };
const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

describeEachDatabase('webhooks', (open) => {
  let db: Db;
  let url = '';
  let mood: Mood = 'takes it';
  let received: Received[] = [];
  const receiver = createServer(async (request, response) => {
    received.push({ headers: flat(request.headers), body: await text(request) });
    if (mood === 'is silent') return;
    response.writeHead(statuses[mood], { location: '/elsewhere' }).end();
  });
  beforeAll(async () => {
    db = await open();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  });
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'webhookEndpoint', 'webhookEvent'] as const) await db.deleteFrom(table).execute();
    [mood, received] = ['takes it', []];
  });

  const publishOne = (type: Parameters<typeof publishEvent>[1] = 'order.paid') =>
    inTransaction((trx) => publishEvent(trx, type, { orderId: 'DE-1', total: 100 }));
  /** One round of tries, as if the delay before it were over. Only a silent receiver runs into the timeout: a busy machine responds late. */
  const round = async (maxTries = 24): Promise<void> => {
    await db.updateTable('outbox').set({ dueAt: 0 }).where('deadAt', 'is', null).execute();
    await createDispatcher(db, { webhook: sendWebhook({ timeoutMs: mood === 'is silent' ? 200 : 60_000 }) }, { maxTries }).runOnce();
  };

  test('B-02 an event arrives signed as Standard Webhooks prescribes, without personal data', async () => {
    const { secret } = await addEndpoint(db, url);
    await publishOne();
    await round();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'order.paid', data: { orderId: 'DE-1', total: 100 } });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    expect(body).not.toContain('@');
  });

  test('B-02 a receiver that fails, is silent and recovers gets it under the same id, after ever longer delays', async () => {
    await addEndpoint(db, url);
    await publishOne();
    const delays: number[] = [];
    for (const next of ['fails', 'is silent', 'sends elsewhere'] as const) {
      mood = next;
      await round();
      const [row] = await listWaiting(db, 'webhook');
      delays.push((row?.dueAt ?? 0) - Date.now());
    }
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    mood = 'takes it';
    await round();
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(await listWaiting(db, 'webhook')).toEqual([]);
  });

  test('B-02 a given-up event is retained, and delivered when it is requeued', async () => {
    await addEndpoint(db, url);
    await publishOne();
    mood = 'fails';
    await round(1);
    const [dead] = await listDead(db, 'webhook');
    expect(dead?.lastError).toContain('answered 500');
    mood = 'takes it';
    expect(await requeueDeadOf(db, 'webhook')).toBe(1);
    await round();
    expect(await replayEvent(dead?.key.split(':')[1] ?? '')).toBe(1);
    await round();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array.from({ length: 3 }, () => dead?.key.split(':')[1]));
  });

  test('B-02 a receiver that responds 410 gets no further requests', async () => {
    await addEndpoint(db, url);
    await publishOne();
    mood = 'is gone';
    await round();
    expect(await listDead(db, 'webhook')).toHaveLength(1);
  });

  test('B-02 a secret is rotated without a gap: both sign until the old one ends', async () => {
    const { endpointId, secret } = await addEndpoint(db, url);
    const next = await rotateSecret(endpointId, 60_000);
    await publishOne();
    await round();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    for (const one of [secret, next]) expect(new Webhook(one).verify(body, headers)).toBeDefined();
    const last = await rotateSecret(endpointId, 0);
    await publishOne();
    await round();
    const newest = received.at(-1) ?? { headers: {}, body: '' };
    expect(new Webhook(last).verify(newest.body, newest.headers)).toBeDefined();
    expect(() => new Webhook(next).verify(newest.body, newest.headers)).toThrow();
  });

  test('B-02 no endpoint gets what is rolled back, what it did not subscribe to, or anything after its removal', async () => {
    const { endpointId } = await addEndpoint(db, url, ['order.shipped']);
    await publishOne('order.paid');
    const lost = inTransaction(async (trx) => {
      await publishEvent(trx, 'order.shipped', { orderId: 'DE-2' });
      throw new Error('the lights went out');
    });
    await expect(lost).rejects.toThrow('the lights went out');
    await round();
    expect(received).toEqual([]);
    await publishOne('order.shipped');
    await removeEndpoint(db, endpointId);
    await round();
    expect(received).toEqual([]);
    expect(await listWaiting(db, 'webhook')).toEqual([]);
  });
});
