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
export const createRenderQueue = (concurrency: number, maxWaiting: number, { spares = false } = {}): RenderQueue => {
  type Waiting = { go: () => void; refuse: (error: QueueFullError) => void };
  const mostOfOne = spares ? 1 : Math.ceil(concurrency / 4);
  // A map keeps its order: the first client is next, and goes to the end behind its turn.
  const lines = new Map<string, Waiting[]>();
  const places = new Map<string, number>();
  const resting = new Set<string>();
  let running = 0;
  let waiting = 0;

  const hasPlace = (client: string): boolean => running < concurrency && (places.get(client) ?? 0) < mostOfOne && !resting.has(client);
  const take = (client: string): void => {
    running++;
    places.set(client, (places.get(client) ?? 0) + 1);
  };
  const callNext = (): void => {
    const [client, line] = [...lines].find(([name]) => hasPlace(name)) ?? [];
    const next = line?.shift();
    if (client === undefined || !line || !next) return;
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    waiting--;
    // The place is taken before anybody else can ask.
    take(client);
    next.go();
  };
  const rest = (client: string, ms: number): void => {
    resting.add(client);
    setTimeout(() => {
      resting.delete(client);
      callNext();
    }, ms);
  };
  const leave = (client: string, took: number): void => {
    running--;
    if (spares && lines.has(client)) rest(client, took);
    const left = (places.get(client) ?? 1) - 1;
    if (left === 0) places.delete(client);
    else places.set(client, left);
    callNext();
  };
  const full = (): QueueFullError => new QueueFullError(`${maxWaiting} renders wait already`);
  /** Makes room for a client by sending away who asks for most; false when that is the client itself. */
  const makeRoom = (client: string): boolean => {
    const [longest] = [...lines].toSorted(([, a], [, b]) => b.length - a.length);
    if (!longest || longest[1].length <= (lines.get(client)?.length ?? 0) + 1) return false;
    longest[1].pop()?.refuse(full());
    waiting--;
    return true;
  };
  const enter = async (client: string): Promise<void> => {
    if (hasPlace(client)) return take(client);
    if (waiting >= maxWaiting && !makeRoom(client)) throw full();
    await new Promise<void>((go, refuse) => {
      lines.set(client, [...(lines.get(client) ?? []), { go, refuse }]);
      waiting++;
    });
  };
  return {
    run: async (client, task) => {
      await enter(client);
      const start = performance.now();
      try {
        return await task();
      } finally {
        leave(client, performance.now() - start);
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
