import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

type Counted = { variants: { variantKey: string; initialStock: number }[] };

const catalogue = 'content/catalogue';

/** Resets all stock of the shop under test to the catalogue's numbers, whatever earlier tests have bought: a sold-out finish lets another one lead on cards. */
export const restockAll = (databaseFile: string): void => {
  const db = new DatabaseSync(databaseFile, { timeout: 5_000 });
  try {
    const fill = db.prepare('update "stock" set "pieces" = ? where "variantKey" = ? and "pieces" < ?');
    for (const productKey of readdirSync(catalogue)) {
      const { variants } = JSON.parse(readFileSync(`${catalogue}/${productKey}/product.json`, 'utf8')) as Counted;
      for (const { variantKey, initialStock } of variants) fill.run(initialStock, variantKey, initialStock);
    }
  } finally {
    db.close();
  }
};
