// The payment provider as a process that survives every shop: the sandbox on a database of its own. /deliver?port= sends its signed events
// to a shop, duplicated and reordered according to SANDBOX_WEBHOOKS; banks then decide on direct debits.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { migrate } from '#backend/app/migrate.ts';
import { database } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { sandboxHandlers, sandboxRoutes } from '#payment-sandbox/sandbox.routes.ts';
import { readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';

await migrate();
const app = new Hono()
  .route('/sandbox', sandboxRoutes)
  .get('/payments', async (c) => c.json(await database.selectFrom('sandboxPayment').select(['metadata', 'status', 'refunded']).execute()))
  .post('/deliver', async (c) => {
    const toPort = readEnvironment({ ...process.env, PORT: c.req.query('port') });
    replaceEnvironment(() => toPort);
    // A decided debit causes an event of its own: one more round.
    for (let round = 0; round < 2; round++) {
      await database.updateTable('outbox').set({ dueAt: 0 }).where('doneAt', 'is', null).execute();
      await createDispatcher(database, sandboxHandlers).drain();
    }
    return c.json(await database.selectFrom('outbox').select('lastError').where('doneAt', 'is', null).execute());
  });
const listen = getRequestListener(app.fetch);
const server = createServer((request, response) => void listen(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
