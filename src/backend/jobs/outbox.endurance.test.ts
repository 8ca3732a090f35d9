import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';
import { countOpenWork, requeueDeadOf } from './dead-letters.ts';
import { createDispatcher, NonRetryableError, type OutboxHandler, retryDelay } from './dispatcher.ts';
import { deleteDone } from './outbox.queries.ts';
import { enqueue } from './outbox.ts';

const row = (db: Db, key: string) => db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
const makeDue = (db: Db) => db.updateTable('outbox').set({ dueAt: 0 }).execute();

describeEachDatabase('outbox', (open) => {
  let db: Db;
  const queue = (key: string, delayMs = 0) => inTransaction((trx) => enqueue(trx, { kind: 'mail', key, payload: { key }, delayMs }), db);

  beforeEach(async () => {
    db = await open();
  });

  test('O-03 a job is queued with its transaction or not at all', async () => {
    const failed = inTransaction(async (trx) => {
      await enqueue(trx, { kind: 'mail', key: 'a', payload: {} });
      throw new Error('order refused');
    }, db);
    await expect(failed).rejects.toThrow('order refused');
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('unfinished jobs are counted by kind, separately from dead letters', async () => {
    const handlers = {
      mail: async ({ key }: { key: string }) => {
        if (key !== 'done') throw new NonRetryableError('no such mailbox');
      },
    };
    await queue('done');
    await queue('given up');
    await queue('later', 60_000);
    await createDispatcher(db, handlers).drain();
    expect((await countOpenWork(db)).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
      { kind: 'mail', state: 'DEAD', count: 1 },
      { kind: 'mail', state: 'WAITING', count: 1 },
    ]);
  });

  test('O-03 a key is processed once, also when it is queued again afterwards', async () => {
    const seen: unknown[] = [];
    const { drain } = createDispatcher(db, { mail: async ({ payload }) => void seen.push(payload) });
    await queue('a');
    await queue('a');
    await drain();
    await queue('a');
    await drain();
    expect(seen).toEqual([{ key: 'a' }]);
    expect(await row(db, 'a')).toMatchObject({ payload: '{}', lastError: null, leaseOwner: null });
  });

  test('O-03 of several processes only one holds a row', async () => {
    const seen: string[] = [];
    const handlers: Record<string, OutboxHandler> = { mail: async ({ key }) => void seen.push(key) };
    const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
    for (const key of keys) await queue(key);
    await Promise.all(Array.from({ length: 4 }, () => createDispatcher(db, handlers).drain()));
    expect(seen.toSorted()).toEqual(keys.toSorted());
  });

  test('O-03 a failure is retried later, then becomes a dead letter, and an operator can requeue it', async () => {
    const failing = vi.fn<OutboxHandler>().mockRejectedValue(new Error('no connection'));
    const failures: boolean[] = [];
    const { drain } = createDispatcher(db, { mail: failing }, { maxTries: 3, onFailure: (_, __, isDead) => failures.push(isDead) });
    await queue('a');
    await drain();
    await drain();
    expect(failing).toHaveBeenCalledTimes(1);
    expect(await row(db, 'a')).toMatchObject({ tries: 1, lastError: 'no connection', deadAt: null, payload: '{"key":"a"}' });
    for (let round = 0; round < 4; round++) {
      await makeDue(db);
      await drain();
    }
    expect(failures).toEqual([false, false, true]);
    expect(await requeueDeadOf(db, 'mail')).toBe(1);
    failing.mockResolvedValue(undefined);
    await drain();
    expect((await row(db, 'a')).doneAt).not.toBeNull();
  });

  test('a non-retryable failure is a dead letter at once, jobs of an unknown kind are left alone', async () => {
    const failingHandler = async () => {
      throw new NonRetryableError('mailbox does not exist');
    };
    await queue('a');
    await inTransaction((trx) => enqueue(trx, { kind: 'other', key: 'b', payload: {} }), db);
    await createDispatcher(db, { mail: failingHandler }).drain();
    expect((await row(db, 'a')).deadAt).not.toBeNull();
    expect(await row(db, 'b')).toMatchObject({ tries: 0, leaseOwner: null });
  });

  test('a delayed job waits for its time; finished jobs are deleted eventually', async () => {
    const handler = vi.fn<OutboxHandler>().mockResolvedValue(undefined);
    const { drain } = createDispatcher(db, { mail: handler });
    await queue('later', 60_000);
    await drain();
    expect(handler).not.toHaveBeenCalled();
    await makeDue(db);
    await drain();
    await deleteDone(db, Date.now() + 1);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('O-03 no job is lost when a process is killed with kill -9 in the middle of it', async () => {
    await queue('a');
    const file = new URL('../../../tests/backend/jobs/hanging-worker.child.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--conditions=react-server', file], {
      env: { ...process.env, ...environmentOf(db), TRY_MS: '400' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const sent: string[] = [];
    const { drain } = createDispatcher(db, { mail: async ({ key }) => void sent.push(key) });
    await drain();
    expect(sent).toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitFor(
      async () => {
        await drain();
        expect(sent).toEqual(['a']);
      },
      { timeout: 60_000 },
    );
    expect(await row(db, 'a')).toMatchObject({ tries: 2 });
  });
});

test('the delay between tries grows from seconds to two hours', () => {
  expect([1, 2, 3, 6, 7, 24].map(retryDelay)).toEqual([2000, 8000, 32_000, 2_048_000, 7_200_000, 7_200_000]);
});
