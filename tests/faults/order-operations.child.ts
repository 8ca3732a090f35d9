// One operation on one order (ORDER, WORK) as a process of its own. With FAULT it dies, or loses the provider, at one step. Reports its
// steps.
import { loadContent } from '#backend/content/content.ts';
import { database, replaceDatabase } from '#backend/database/database.ts';
import { createStripeProvider, ProviderError, readPaymentSettings, replaceProvider } from '#backend/payment/payment.ts';
import { createFaultPoints, type Fault } from './fault-points.ts';
import { orderOperations, runOrderOperation } from './order-operations.ts';

const work = orderOperations.find((name) => name === process.env['WORK']) ?? 'cancel';
const points = createFaultPoints(process.env['FAULT'] ? (JSON.parse(process.env['FAULT']) as Fault) : undefined);
await loadContent();
replaceDatabase(points.wrapDatabase(database));
replaceProvider(points.wrapProvider(createStripeProvider(readPaymentSettings())));
points.arm();
try {
  await runOrderOperation(process.env['ORDER'] ?? '', work);
} catch (error) {
  if (!(error instanceof ProviderError)) throw error;
}
process.stdout.write(JSON.stringify(points.passed));
process.exit(0);
