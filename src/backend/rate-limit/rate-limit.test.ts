import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Db, database } from '#backend/database/database.ts';
import { problemResponse, toDomainError } from '#backend/rest/rest.ts';
import { networkOf } from '#shared/network/network-of.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBatchedLimit } from './batched-limit.ts';
import { deleteOldLimits } from './limit-store.ts';
import { createLimit } from './shared-limit.ts';
import type { Limit } from './single-limit.ts';

const answersOf = async (limit: Pick<Limit, 'take'>, key: string, calls: number): Promise<Response[]> => {
  const app = new Hono().get('/', async (c) => {
    await limit.take(c, key);
    return c.text('taken');
  });
  app.onError((error, c) => problemResponse(c, toDomainError(error)));
  const answers: Response[] = [];
  for (let call = 0; call < calls; call++) answers.push(await app.request('/'));
  return answers;
};
const statusesOf = async (...asked: Parameters<typeof answersOf>) => (await answersOf(...asked)).map(({ status }) => status);

describeEachDatabase('limits', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  afterEach(() => void vi.unstubAllEnvs());
  // Two limits of the same name share no memory, like two processes, or a process and its successor.
  const two = (points: number) => {
    const name = randomUUID();
    return [createLimit(name, { points, seconds: 60 }), createLimit(name, { points, seconds: 60 })] as const;
  };

  test('are shared by all processes and survive a restart', async () => {
    const [one, other] = two(3);
    expect(await statusesOf(one, 'ada', 2)).toEqual([200, 200]);
    expect(await statusesOf(other, 'ada', 2)).toEqual([200, 429]);
    const [rejected] = await answersOf(one, 'ada', 1);
    expect(rejected?.status).toBe(429);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await statusesOf(one, 'eve', 1)).toEqual([200]);
  });

  test('store no key in plain text', async () => {
    const [one] = two(3);
    await statusesOf(one, 'ada@example.com', 1);
    expect(JSON.stringify(await db.selectFrom('rateLimit').selectAll().execute())).not.toContain('ada@');
  });

  test('release a point when it was no guess, and start anew after a reset', async () => {
    const [one, other] = two(2);
    await statusesOf(one, 'ada', 2);
    await other.release('ada');
    expect(await statusesOf(one, 'ada', 2)).toEqual([200, 429]);
    await one.reset('ada');
    expect(await statusesOf(one, 'ada', 3)).toEqual([200, 200, 429]);
  });

  test('write nothing for a client that is already rejected', async () => {
    const [one] = two(1);
    await statusesOf(one, 'ada', 2);
    const rows = () => db.selectFrom('rateLimit').selectAll().orderBy('key').execute();
    const before = await rows();
    expect(await statusesOf(one, 'ada', 5)).toEqual([429, 429, 429, 429, 429]);
    expect(await rows()).toEqual(before);
  });

  const line = (network: number, rest = '9') => networkOf(`2001:db8:${rest}:${network.toString(16)}::1`);
  test('four networks of one IPv6 line have four times the points together, and no more with further ones', async () => {
    const [one] = two(3);
    for (const network of [0, 1, 2, 3]) expect(await statusesOf(one, line(network), 4)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(one, line(4), 1)).toEqual([429]);
    expect(await statusesOf(one, line(0x1_00), 1)).toEqual([200]);
  });

  test('a /48 has sixteen times the points, by account as well, whatever its networks; other accounts and lines keep theirs', async () => {
    const [one, other] = two(1);
    const key = (network: number, account = 'ada') => `${account} ${line(network)}`;
    for (let network = 0; network < 16; network++) expect(await statusesOf(one, key(network * 0x1_00), 1)).toEqual([200]);
    expect(await statusesOf(one, key(0xff_00), 1)).toEqual([429]);
    expect(await other.allows(key(0xfe_00))).toBe(false);
    expect(await statusesOf(one, key(0xff_00, 'eve'), 1)).toEqual([200]);
    expect(await statusesOf(one, `ada ${line(0, '8')}`, 1)).toEqual([200]);
  });

  test('in batches: the networks of one line are counted together', async () => {
    const limit = createBatchedLimit(randomUUID(), { points: 20, seconds: 60 });
    let allowed = 0;
    for (let network = 0; network < 256; network++) allowed += (await statusesOf(limit, line(network), 1))[0] === 200 ? 1 : 0;
    expect([allowed >= 80, allowed <= 90]).toEqual([true, true]);
  });

  test('are deleted when their time is over', async () => {
    const [one] = two(1);
    await statusesOf(one, 'ada', 1);
    await deleteOldLimits(Date.now() + 30_000);
    expect(await statusesOf(one, 'ada', 1)).toEqual([429]);
    await deleteOldLimits(Date.now() + 61_000);
    expect(await db.selectFrom('rateLimit').selectAll().execute()).toEqual([]);
  });

  test('are off with RATE_LIMIT=0', async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    const [one] = two(1);
    expect(await statusesOf(one, 'ada', 3)).toEqual([200, 200, 200]);
  });

  test('in batches: quiet clients write nothing, and processes together allow a tenth each beyond the limit, no more', async () => {
    await deleteOldLimits(Date.now() + 3_600_000);
    const name = randomUUID();
    const rule = { points: 100, seconds: 60 };
    const [one, other] = [createBatchedLimit(name, rule), createBatchedLimit(name, rule)];
    expect(await statusesOf(one, 'quiet', 9)).not.toContain(429);
    expect(await database.selectFrom('rateLimit').selectAll().execute()).toEqual([]);
    const statuses = [...(await statusesOf(one, 'loud', 60)), ...(await statusesOf(other, 'loud', 80))];
    const allowed = statuses.filter((status) => status === 200).length;
    expect([allowed >= 100, allowed <= 120, statuses.at(-1)]).toEqual([true, true, 429]);
    // Rejected at every call, not only when a batch is full.
    expect(await statusesOf(other, 'loud', 12)).toEqual(Array.from({ length: 12 }, () => 429));
  });
});
