// A process of its own for the crash and the two-process tests: buyers who place orders and pay them, until the work is done or, with
// KILL_AT, until the process kills itself before the n-th statement of that work.
import type { KyselyPlugin } from 'kysely';
import { applyPaymentEvent } from '#backend/checkout/apply-payment-event.ts';
import { loadContent } from '#backend/content/content.ts';
import { database, replaceDatabase } from '#backend/database/database.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from './fake-provider.ts';
import { createShop, createShopper, eventOf, type Shopper } from './test-shopper.ts';

const killAt = Number(process.env['KILL_AT'] ?? 0);
let statements = Number.NEGATIVE_INFINITY;
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    if (statements === killAt && killAt > 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

await loadContent();
startFakeProvider();
replaceDatabase(database.withPlugin(killer));
const app = createShop();

const buy = async (shopper: Shopper, index: number): Promise<string> => {
  const answer = await shopper.order();
  if (answer.status !== 200) return `refused ${((await answer.json()) as { data: { exception: string } }).data.exception}`;
  const { redirectUrl } = placedOrder.parse(await answer.json());
  const attemptId = redirectUrl.split('/').at(-1) ?? '';
  const outcome = index % 3 === 2 ? 'FAILED' : 'SUCCEEDED';
  await applyPaymentEvent(await eventOf(attemptId, outcome));
  return outcome;
};

const shoppers = await Promise.all(Array.from({ length: Number(process.env['BUYERS']) }, () => createShopper(app)));
statements = 0;
const results = await Promise.all(shoppers.map(buy));
process.stdout.write(`${JSON.stringify(results)}\n`);
await database.destroy();
