import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs an operator command in the database of the shop under test: `operate('orders', 'ship', orderId)`. */
export const operate = (...args: string[]): Promise<void> => operateIn({}, ...args);

/** The same in another shop, by its environment. */
export const operateIn = async (environment: Record<string, string>, ...args: string[]): Promise<void> => {
  await run(process.execPath, ['--conditions=react-server', 'scripts/shop.ts', ...args], { env: { ...process.env, ...environment } });
};

const change = (statement: string, ...values: string[]): void => {
  const db = new DatabaseSync(process.env['DATABASE_FILE'] ?? 'var/shop.db', { timeout: 5_000 });
  try {
    db.prepare(statement).run(...values);
  } finally {
    db.close();
  }
};

/** Discontinues the article of an order's line, by its key in the catalogue. */
export const discontinue = (orderId: string, productKey: string): void =>
  change('update "orderLine" set "variantKey" = ? where "orderId" = ? and "productKey" = ?', 'sold-no-more', orderId, productKey);

/** Restocks what an order took: a screen that buys each time must leave the stock unchanged. */
export const restock = (orderId: string): void =>
  change(
    'update "stock" set "pieces" = "pieces" + "line"."quantity" from "orderLine" as "line" where "line"."orderId" = ? and "line"."variantKey" = "stock"."variantKey"',
    orderId,
  );
