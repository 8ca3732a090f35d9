import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import type { RestModules } from '#backend/rest/rest.ts';
import { describeEachDatabase } from '../database/each-database.ts';
import { clearAccounts, openShop } from './test-account.ts';

type Shop = ReturnType<typeof openShop> & { db: () => Db };

/**
 * Tests of accounts on each database: before each of them there are no accounts, everything is in stock and no rate limit is reached.
 * Tests only.
 */
export const describeAccounts = (name: string, tests: (shop: Shop) => void, more: RestModules = {}): void =>
  describeEachDatabase(name, (open) => {
    let db: Db;
    beforeAll(async () => {
      await loadContent();
      db = await open();
      await seedStock(db);
    });
    beforeEach(async () => {
      await clearAccounts(db);
      await db.updateTable('stock').set({ pieces: 50 }).execute();
      vi.stubEnv('RATE_LIMIT', '0');
    });
    afterEach(() => void vi.unstubAllEnvs());
    tests({ ...openShop(() => db, more), db: () => db });
  });
