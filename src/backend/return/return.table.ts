import 'server-only';
import type { ReturnKind, ReturnState } from '#shared/contract/return.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';

/** The return session of one browser: an order that it has shown to know, a statement that waits for its confirmation. JSON as text. */
export type ReturnSessionTable = {
  tokenHash: string;
  orderId: string | null;
  name: string;
  email: string;
  statement: string | null;
  draft: string | null;
  returnId: string | null;
  changedAt: number;
};

/** A return that was confirmed. `amount` is the refund, in minor units; times in epoch milliseconds. */
export type OrderReturnTable = {
  returnId: string;
  /** One return for each confirmed statement, whatever is repeated. */
  statementKey: string;
  /** Opens the label; stored in plain text, because mails contain it. */
  secret: string;
  orderId: string;
  kind: ReturnKind;
  reason: string;
  state: ReturnState;
  name: string;
  email: string;
  amount: number;
  currency: Currency;
  createdAt: number;
  changedAt: number;
  /** When its pieces returned to stock; null until then. */
  shelvedAt: number | null;
};

/** The quantity of a line of the order. */
export type OrderReturnLineTable = { returnId: string; position: number; quantity: number };

/** Every state that a return has been in: who moved it there, when and why. Append-only. */
export type OrderReturnHistoryTable = { returnId: string; position: number; state: ReturnState; by: string; note: string; at: number };

/** A withdrawal from an order that was not found when it was declared: it counts from then. */
export type OpenWithdrawalTable = {
  withdrawalId: string;
  /** One for each confirmed statement, whatever is repeated. */
  statementKey: string;
  country: CountryCode;
  language: Language;
  name: string;
  email: string;
  /** The order's number as its buyer gave it. */
  orderNumber: string;
  content: string;
  createdAt: number;
  /** The return that it became once its order was found; null before. */
  returnId: string | null;
};

export type ReturnTables = {
  returnDesk: ReturnSessionTable;
  orderReturn: OrderReturnTable;
  orderReturnLine: OrderReturnLineTable;
  orderReturnHistory: OrderReturnHistoryTable;
  openWithdrawal: OpenWithdrawalTable;
};
