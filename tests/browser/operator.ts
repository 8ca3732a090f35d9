import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Does what an operator does at the shell, in the database of the shop under test: `operate('orders', 'ship', orderId)`. */
export const operate = async (...args: string[]): Promise<void> => {
  await run(process.execPath, ['--conditions=react-server', 'scripts/shop.ts', ...args]);
};

/** The article of an order's line, by its key in the catalogue, is sold no more. */
export const discontinue = (orderId: string, productKey: string): void => {
  const db = new DatabaseSync(process.env['DATABASE_FILE'] ?? 'var/shop.db', { timeout: 5_000 });
  try {
    db.prepare('update "orderLine" set "variantKey" = ? where "orderId" = ? and "productKey" = ?').run('sold-no-more', orderId, productKey);
  } finally {
    db.close();
  }
};
