import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type ResponseKind = 'hit' | 'page' | 'redirect' | 'rest' | 'personal' | 'file' | 'error' | 'probe';

/** What the app counts. */
export type AppCounters = {
  /** Refunds that have not arrived yet, by state; a shop without payments has none. */
  openRefunds: () => Promise<Record<string, number>>;
  /** Payment events ever rejected because they did not match the order that they named. */
  rejectedPayments: () => Promise<number>;
  /** Unfinished jobs that follow a transaction (mails, refunds, webhooks), by kind and state. */
  openWork: () => Promise<{ kind: string; state: string; count: number }[]>;
};

/** What the page cache holds, by partition. */
type CacheSizes = { sizes: () => Record<string, { bytes: number; entries: number }> };

export type Metrics = {
  registry: Registry;
  /** Counts a response; a plain addition, because there are tens of thousands of hits a second. */
  countResponse: (kind: ResponseKind) => void;
  failedRender: () => void;
  failedPart: () => void;
  purged: () => void;
  /** Starts a stopwatch; call the returned function when the render ends. */
  renderStarted: () => () => void;
  /** Lets the gauges read their values on each scrape. */
  watch: (pages: CacheSizes, queue: { readonly waiting: number }, app: AppCounters) => void;
};

// Every worker reads the same database: adding them up would count each refund several times.
const watchRefunds = ({ openRefunds }: Pick<AppCounters, 'openRefunds'>, registers: Registry[]): void => {
  new Gauge({
    name: 'shop_open_refunds',
    help: 'Refunds whose money has not gone, by what they wait for',
    labelNames: ['state'],
    registers,
    aggregator: 'max',
    async collect() {
      // Without the database this metric is missing; all others must still be reported.
      const counts = await openRefunds().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
};

const watchRejectedPayments = ({ rejectedPayments }: Pick<AppCounters, 'rejectedPayments'>, registers: Registry[]): void => {
  new Counter({
    name: 'shop_rejected_payments_total',
    help: 'News of payments that did not fit the order they named, and was refused',
    registers,
    aggregator: 'max',
    async collect() {
      const count = await rejectedPayments().catch(() => undefined);
      // Without the database the last value stays: a reset to zero and back would look like new rejections.
      if (count === undefined) return;
      this.reset();
      this.inc(count);
    },
  });
};

const watchOpenWork = ({ openWork }: Pick<AppCounters, 'openWork'>, registers: Registry[]): void => {
  new Gauge({
    name: 'shop_outbox_jobs',
    help: 'Work for after a transaction that is not done, by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    aggregator: 'max',
    async collect() {
      const open = await openWork().catch(() => []);
      this.reset();
      for (const { kind, state, count } of open) this.set({ kind, state }, count);
    },
  });
};

/** The Prometheus metrics of one process. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counts: Record<ResponseKind, number> = { hit: 0, page: 0, redirect: 0, rest: 0, personal: 0, file: 0, error: 0, probe: 0 };
  new Counter({
    name: 'http_server_responses_total',
    help: 'Responses by kind; a hit is a page sent from memory',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(counts)) this.inc({ kind }, count);
    },
  });
  const renders = new Histogram({
    name: 'http_server_render_seconds',
    help: 'Time the app took for a page',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const failures = new Counter({ name: 'http_server_failed_renders_total', help: 'Pages answered by the error page', registers });
  const parts = new Counter({ name: 'http_server_failed_parts_total', help: 'Pages sent with a failed part inside', registers });
  const purges = new Counter({ name: 'http_server_purges_total', help: 'Times the page cache was emptied', registers });
  return {
    registry,
    countResponse: (kind) => {
      counts[kind]++;
    },
    failedRender: () => failures.inc(),
    failedPart: () => parts.inc(),
    purged: () => purges.inc(),
    renderStarted: () => renders.startTimer(),
    watch: (pages, queue, app) => {
      watchRefunds(app, registers);
      watchRejectedPayments(app, registers);
      watchOpenWork(app, registers);
      new Gauge({
        name: 'http_server_cache_bytes',
        help: 'Bytes of cached pages',
        labelNames: ['partition'],
        registers,
        collect() {
          for (const [partition, { bytes }] of Object.entries(pages.sizes())) this.set({ partition }, bytes);
        },
      });
      new Gauge({
        name: 'http_server_cache_pages',
        help: 'Cached pages',
        labelNames: ['partition'],
        registers,
        collect() {
          for (const [partition, { entries }] of Object.entries(pages.sizes())) this.set({ partition }, entries);
        },
      });
      new Gauge({
        name: 'http_server_renders_waiting',
        help: 'Renders in the queue',
        registers,
        collect() {
          this.set(queue.waiting);
        },
      });
    },
  };
};
