/** The queue is full: try again later (503). */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export type RenderQueue = {
  /** Runs the task of a client when a place is free; throws QueueFullError when too many wait already. */
  run: <T>(client: string, task: () => Promise<T>) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

/**
 * So many tasks at a time, so many waiting. A client holds at most a quarter of the places, and clients take turns, each first come first
 * served: however many one of them asks for, another waits for few. When all places to wait are taken, the client with the longest line
 * loses its last one.
 *
 * Where it `spares` the others, a client that waits in line has one place, and as long as its task took it has none: a render keeps the
 * processor, and without a break nobody else would be answered at all, not even from memory.
 */
export const createRenderQueue = (concurrency: number, maxWaiting: number, { throttles = false } = {}): RenderQueue => {
  type Waiting = { begin: () => void; reject: (error: QueueFullError) => void };
  const maxPerClient = throttles ? 1 : Math.ceil(concurrency / 4);
  // A map keeps its order: the first client is next, and goes to the end behind its turn.
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
    // The place is taken before anybody else can ask.
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
  /** Makes room for a client by sending away who asks for most; false when that is the client itself. */
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
