import type { CartCost } from '../cart-databases.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';

const measuredOf = (found: readonly (CartCost | string)[]): CartCost[] => found.filter((one) => typeof one !== 'string');

/** POST /carts/add on both databases. */
export const cartSection: Section<(CartCost | string)[]> = {
  title: 'POST /carts/add',
  describe: (found) => {
    const rows = measuredOf(found).map(({ database, calls, p50, p99, perSecond, cost, statements }) => [
      database,
      whole(calls),
      p50.toFixed(1),
      p99.toFixed(1),
      whole(perSecond),
      cost.toFixed(2),
      statements.toFixed(1),
    ]);
    const missing = found.filter((one) => typeof one === 'string').map((reason) => `Not measured: ${reason}`);
    return [
      'Eight shoppers at a time, five pieces a cart, first call makes the cart. Statements are counted in a second run, bounds of transactions left out.',
      table(['database', 'calls', 'p50 ms', 'p99 ms', 'calls/s', 'processor ms/call', 'statements/call'], rows),
      ...missing,
    ].join('\n\n');
  },
  figuresOf: (found) => {
    const measured = measuredOf(found);
    const sqlite = measured.find(({ database }) => database === 'SQLite');
    return {
      ...(measured.length > 0 && { cartStatements: Math.max(...measured.map(({ statements }) => statements)) }),
      ...(sqlite && { cartCpu: sqlite.cost, cartP99: sqlite.p99 }),
    };
  },
};
