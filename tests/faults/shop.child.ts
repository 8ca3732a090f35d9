// The shop as a process of its own, on the database of its environment, whose provider is another process. With FAULT it dies, or loses the
// provider, at one step of the purchase. Its jobs run only on request (/test/jobs), so that every run has the same steps.
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { applyPaymentEvent, expirePendingOrders, saveCardOfAttempt } from '#backend/checkout/checkout.ts';
import { loadContent } from '#backend/content/content.ts';
import { database, replaceDatabase } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { createStripeProvider, readPaymentSettings, reconcilePayments, replaceProvider, sendRefund } from '#backend/payment/payment.ts';
import { createShop } from '../backend/checkout/test-shopper.ts';
import { createFaultPoints, type Fault } from './fault-points.ts';

const fault = process.env['FAULT'] ? (JSON.parse(process.env['FAULT']) as Fault) : undefined;
const points = createFaultPoints(fault);
await loadContent();
replaceDatabase(points.wrapDatabase(database));
replaceProvider(points.wrapProvider(createStripeProvider(readPaymentSettings())));
const app = createShop();

// One line for each mail that is sent; a repeat after a crash has the same name and is the same mail (same Message-ID).
const mail = ({ key }: { key: string }): Promise<void> => appendFile(process.env['MAIL_LIST'] ?? '', `${key}\n`);
const dispatcher = createDispatcher(database, { mail, refund: sendRefund(), 'keep-card': saveCardOfAttempt });

/** Everything that is scheduled: due jobs, silent payments, and in the end unpaid orders. */
const runJobs = async (isLate: boolean): Promise<void> => {
  await database.updateTable('outbox').set({ dueAt: 0, leasedUntil: null }).where('doneAt', 'is', null).execute();
  await dispatcher.drain();
  await database.updateTable('paymentAttempt').set({ askAt: 0 }).where('askAt', 'is not', null).execute();
  while ((await database.selectFrom('paymentAttempt').select('attemptId').where('askAt', '=', 0).execute()).length > 0)
    await reconcilePayments(applyPaymentEvent);
  if (isLate) await expirePendingOrders(Date.now() + 1e9);
  await dispatcher.drain();
};

const listen = getRequestListener(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/test/steps') return Response.json(points.passed);
  if (pathname === '/orders' && request.method === 'POST') points.arm();
  if (pathname !== '/test/jobs') return app.fetch(request);
  await runJobs(searchParams.has('late'));
  return new Response(null, { status: 204 });
});
const server = createServer((request, response) => void listen(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
