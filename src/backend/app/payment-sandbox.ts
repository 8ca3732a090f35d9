import 'server-only';
import type { Hono } from 'hono';
import type { OutboxHandlers } from '#backend/jobs/jobs.ts';
import { readPaymentSettings } from '#backend/payment/payment.ts';

/** What stands in for a real payment provider: its routes below /sandbox, and its background work. */
export type PaymentSandbox = { sandboxRoutes: Hono; sandboxHandlers: OutboxHandlers };

/** Imports the sandbox. It rests on the backend, so whoever puts the app together hands it in. */
export type LoadSandbox = () => Promise<PaymentSandbox>;

/** The sandbox where the environment chooses it; with a real provider none of its code is loaded. */
export const loadChosenSandbox = async (load: LoadSandbox): Promise<PaymentSandbox | undefined> =>
  readPaymentSettings().provider === 'sandbox' ? load() : undefined;
