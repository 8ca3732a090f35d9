import 'server-only';
import type { StockTable } from '#backend/catalogue/stock.table.ts';
import type { OutboxTables } from '#backend/jobs/outbox.table.ts';
import type { PaymentTables } from '#backend/payment/payment.table.ts';
import type { SandboxTables } from '#backend/payment/sandbox/sandbox.table.ts';

/** Every table of the shop; each room describes its own rows in `<room>.table.ts`. */
export type Tables = OutboxTables &
  PaymentTables &
  SandboxTables & {
    stock: StockTable;
  };
