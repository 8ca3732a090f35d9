import 'server-only';
import { database } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { createDispatcher, type OutboxHandlers } from './dispatcher.ts';
import { deleteDone } from './outbox.queries.ts';
import { type Repeated, repeat } from './repeat.ts';

// Work for after a transaction, queued in it.

export type { OutboxTable } from './outbox.table.ts';
export { enqueue } from './outbox.ts';

// Who does queued work: handlers by kind; a HopelessError is not tried again.

export { createDispatcher, NonRetryableError, type OutboxHandler, type OutboxHandlers } from './dispatcher.ts';

// What has not been done: counted, looked at, put aside, given a new life.

export {
  countOpenWork,
  endDead,
  findWork,
  listDead,
  listWaiting,
  moveToDeadLetters,
  requeueDeadOf,
  requeueDeadWork,
} from './dead-letters.ts';

/** What the rooms bring: handlers of queued work, and the two watches over payments. */
export type Jobs = {
  handlers: OutboxHandlers;
  /** Asks the provider about payments that have been silent and settles what it answers. */
  reconcilePayments: () => Promise<void>;
  /** Gives up orders that nobody paid; their stock returns. */
  expirePendingOrders: () => Promise<void>;
  /** Clears old sessions, used secrets, accounts that were never confirmed, refused forms that nobody looked at, and counts of limits that are over. */
  forgetOldAccess: () => Promise<void>;
};

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;
const doneRetentionMs = 90 * day;

// Development evaluates this file again at every edit: the old jobs must not run on.
const running = globalThis as { undulaJobs?: Repeated[] };

/** Starts the shop's work in the background: queued work every second, both watches every ten seconds and every minute. */
export const startJobs = (jobs: Jobs): void => {
  void stopJobs();
  const dispatcher = createDispatcher(database, jobs.handlers, {
    onFailure: ({ kind, key, tries }, error, isDead) =>
      log[isDead ? 'error' : 'warn'](
        { err: error, kind, key, tries },
        isDead ? 'Given up: kept in the outbox as dead' : 'Failed, will be tried again',
      ),
  });
  running.undulaJobs = [
    repeat('outbox', second, dispatcher.drain),
    repeat('reconcile payments', 10 * second, jobs.reconcilePayments),
    repeat('expire pending orders', 60 * second, jobs.expirePendingOrders),
    repeat('forget old access', hour, jobs.forgetOldAccess),
    repeat('forget done work', day, () => deleteDone(database, Date.now() - doneRetentionMs)),
  ];
};

/** Stops taking up work and waits until what is running has ended. */
export const stopJobs = async (): Promise<void> => {
  const jobs = running.undulaJobs ?? [];
  delete running.undulaJobs;
  await Promise.all(jobs.map((job) => job.stop()));
};
