import 'server-only';
import type { Migration } from 'kysely/migration';
import * as stock from './migrations/001-stock.ts';

/** All migrations by name. A new one takes the next number and is never changed afterwards. */
export const migrations: Record<string, Migration> = {
  '001-stock': stock,
};
