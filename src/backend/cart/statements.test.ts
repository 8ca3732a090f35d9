import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { type Db, replaceDatabase } from '#backend/database/database.ts';
import type { Site } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { addToCart, getCart, removeFromCart } from './carts.ts';

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const [sink, tap] = [
  { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite', quantity: 1 },
  { productKey: 'bogen-p', variantKey: 'bogen-p-brass', quantity: 1 },
];

describeEachDatabase('SQL statements of a cart', (open) => {
  let db: Db;
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Here and not above: parts of a statement are transformed one by one.
    transformResult: async ({ result }) => {
      asked++;
      return result;
    },
  };
  const countOf = async <Done>(work: () => Promise<Done>): Promise<[number, Done]> => {
    asked = 0;
    const done = await work();
    return [asked, done];
  };

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    replaceDatabase(db.withPlugin(counting));
  });

  test('K-04 a change reads the cart, then its lines with their available stock, and writes once', async () => {
    const [first, { token }] = await countOf(() => addToCart(site, undefined, sink));
    const [again] = await countOf(() => addToCart(site, token, sink));
    const [other, { cart }] = await countOf(() => addToCart(site, token, tap));
    const [removed] = await countOf(() => removeFromCart(site, token, tap));
    expect({ first, again, other, removed }).toEqual({ first: 3, again: 3, other: 4, removed: 5 });
    expect(cart.items.map(({ variantKey, quantity }) => [variantKey, quantity])).toEqual([
      [sink.variantKey, 2],
      [tap.variantKey, 1],
    ]);
    expect((await addToCart(site, token, tap)).cart).toEqual(await getCart(site, token));
  });
});
