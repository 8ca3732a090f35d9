import { test as base } from '@playwright/test';
import { restockAll } from './restock-all.ts';

/** Playwright's test with full stock, for checks of one subject: earlier journeys have bought, and a picture or a tree must not depend on that. */
export const test = base.extend<object, { shelves: undefined }>({
  shelves: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern.
    async ({}, use) => {
      const { SHOP_AT, DATABASE_FILE } = process.env;
      if (SHOP_AT === undefined && DATABASE_FILE) restockAll(DATABASE_FILE);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
