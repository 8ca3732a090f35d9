/** The queue is full: try again later (503). */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export type RenderQueue = {
  /** Runs a client's task when a slot is free; throws QueueFullError when too many are waiting already. */
  run: <T>(client: string, task: () => Promise<T>) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

/**
 * Limits how many tasks run and how many wait. A client holds at most a quarter of the slots, and clients take turns, each first come first
 * served: however many tasks one client queues, another waits for few. When the queue is full, the client with the longest queue loses its
 * last entry. With `throttles`, a queuing client has one slot and, after each task, pauses for as long as that task took: a render occupies
 * the processor, and without a break nobody else would be answered at all, not even from memory.
 */
export const createRenderQueue = (concurrency: number, maxWaiting: number, { throttles = false } = {}): RenderQueue => {
  type Waiting = { begin: () => void; reject: (error: QueueFullError) => void };
  const maxPerClient = throttles ? 1 : Math.ceil(concurrency / 4);
  // A Map preserves insertion order: the first client is next and moves to the end after its turn.
  const queues = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  const pausedClients = new Set<string>();
  let running = 0;
  let waiting = 0;

  const hasSlot = (client: string): boolean =>
    running < concurrency && (runningOf.get(client) ?? 0) < maxPerClient && !pausedClients.has(client);
  const occupy = (client: string): void => {
    running++;
    runningOf.set(client, (runningOf.get(client) ?? 0) + 1);
  };
  const startNext = (): void => {
    const [client, queue] = [...queues].find(([name]) => hasSlot(name)) ?? [];
    const next = queue?.shift();
    if (client === undefined || !queue || !next) return;
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    waiting--;
    // The slot is occupied before anybody else can claim it.
    occupy(client);
    next.begin();
  };
  const pause = (client: string, ms: number): void => {
    pausedClients.add(client);
    setTimeout(() => {
      pausedClients.delete(client);
      startNext();
    }, ms);
  };
  const release = (client: string, durationMs: number): void => {
    running--;
    if (throttles && queues.has(client)) pause(client, durationMs);
    const runningCount = (runningOf.get(client) ?? 1) - 1;
    if (runningCount === 0) runningOf.delete(client);
    else runningOf.set(client, runningCount);
    startNext();
  };
  const queueFull = (): QueueFullError => new QueueFullError(`${maxWaiting} renders wait already`);
  /** Makes space for a client by dropping the last entry of the longest queue; false when that queue is the client's own. */
  const dropLongest = (client: string): boolean => {
    const [longest] = [...queues].toSorted(([, a], [, b]) => b.length - a.length);
    if (!longest || longest[1].length <= (queues.get(client)?.length ?? 0) + 1) return false;
    longest[1].pop()?.reject(queueFull());
    waiting--;
    return true;
  };
  const acquire = async (client: string): Promise<void> => {
    if (hasSlot(client)) return occupy(client);
    if (waiting >= maxWaiting && !dropLongest(client)) throw queueFull();
    await new Promise<void>((begin, reject) => {
      queues.set(client, [...(queues.get(client) ?? []), { begin, reject }]);
      waiting++;
    });
  };
  return {
    run: async (client, task) => {
      await acquire(client);
      const start = performance.now();
      try {
        return await task();
      } finally {
        release(client, performance.now() - start);
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
  };
};
