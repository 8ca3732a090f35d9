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
 * So many tasks at a time, so many waiting. Clients take turns, each first come first served: however many one of them asks for, another
 * waits for one task of each client before it. When all places to wait are taken, the client with the longest line loses its last one.
 */
export const createRenderQueue = (concurrency: number, maxWaiting: number): RenderQueue => {
  type Waiting = { go: () => void; refuse: (error: QueueFullError) => void };
  // A map keeps its order: the first client is next, and goes to the end behind its turn.
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const takeNext = (): Waiting | undefined => {
    const [turn] = lines;
    if (!turn) return undefined;
    const [client, line] = turn;
    const next = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    waiting--;
    return next;
  };
  // A place is handed on without being given back, so that nobody slips in between.
  const leave = (): void => {
    const next = takeNext();
    if (next) next.go();
    else running--;
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
    if (running < concurrency) {
      running++;
      return;
    }
    if (waiting >= maxWaiting && !makeRoom(client)) throw full();
    await new Promise<void>((go, refuse) => {
      lines.set(client, [...(lines.get(client) ?? []), { go, refuse }]);
      waiting++;
    });
  };
  return {
    run: async (client, task) => {
      await enter(client);
      try {
        return await task();
      } finally {
        leave();
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
