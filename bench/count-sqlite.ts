import { createServer } from 'node:http';
import { StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

// Loaded into a shop before everything else (`--import`): counts the statements that reach SQLite and returns the count
// on BENCH_STATEMENTS_PORT. Transaction statements are not counted: they read and write nothing.

let count = 0;

const prototype = StatementSync.prototype as unknown as Record<string, (this: StatementSync, ...values: unknown[]) => unknown>;
for (const name of ['all', 'get', 'run', 'iterate']) {
  const original = prototype[name];
  prototype[name] = function counted(...values) {
    if (!/^\s*(?:begin|commit|rollback)\b/i.test(this.sourceSQL)) count++;
    return original?.apply(this, values);
  };
}

if (isMainThread) {
  createServer((_request, response) => response.end(String(count)))
    .listen(Number(process.env['BENCH_STATEMENTS_PORT']), '127.0.0.1')
    .unref();
}
