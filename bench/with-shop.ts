import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startShop } from './processes.ts';

/** Runs a function with a temporary shop that has a database of its own. */
export const withShop = async <Done>(use: (shop: Running, folder: string) => Promise<Done>): Promise<Done> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shop-'));
  try {
    const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db'), MAIL_FOLDER: join(folder, 'outbox') });
    try {
      return await use(shop, folder);
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
