import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { deleteCustomer, findMethod, insertMethod, updatePayment } from './sandbox.queries.ts';
import type { SandboxMethodTable } from './sandbox.table.ts';
import type { SessionWithPayment } from './sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import { newId } from './stripe-objects.ts';
import { findIban, type TestCard } from './test-instruments.ts';

/** Saves the card of a session for its owner. */
export const saveCard = async (
  trx: Trx,
  { payment }: SessionWithPayment,
  card: TestCard & { expiryMonth: number; expiryYear: number },
): Promise<void> => {
  const { behaviour, fingerprint, brand, last4, expiryMonth, expiryYear } = card;
  const methodId = newId('pm');
  const shown = { behaviour, fingerprint, brand, last4, expiryMonth, expiryYear };
  await insertMethod(trx, { methodId, customerId: newId('cus'), type: 'card', ...shown, createdAt: Date.now() });
  await updatePayment(trx, payment.paymentIntentId, { methodId });
};

/** Saves an account for direct debits; throws SandboxError 400 for one that is no test account. */
export const saveAccount = async (trx: Trx, iban: string): Promise<SandboxMethodTable> => {
  const account = findIban(iban);
  if (!account)
    throw new SandboxError(400, 'The bank account number provided is not a test account.', {
      code: 'invalid_bank_account_iban',
      param: 'sepa_debit[iban]',
    });
  const { behaviour, fingerprint, last4 } = account;
  const none = { customerId: null, brand: '', expiryMonth: 0, expiryYear: 0 };
  const row: SandboxMethodTable = {
    methodId: newId('pm'),
    type: 'sepa_debit',
    behaviour,
    fingerprint,
    last4,
    ...none,
    createdAt: Date.now(),
  };
  await insertMethod(trx, row);
  return row;
};

/** A saved card or account of an owner; throws SandboxError 400 when it is not theirs or was deleted. */
export const getMethod = async (trx: Trx, methodId: string, customerId: string | undefined): Promise<SandboxMethodTable> => {
  const method = await findMethod(trx, methodId);
  if (method && method.customerId === (customerId ?? null)) return method;
  throw new SandboxError(400, `No such PaymentMethod: '${methodId}'`, { code: 'resource_missing', param: 'payment_method' });
};

/** Deletes an owner with all cards; throws SandboxError 404 when that has already happened. */
export const removeCustomer = async (trx: Trx, customerId: string): Promise<void> => {
  if (await deleteCustomer(trx, customerId)) return;
  throw new SandboxError(404, `No such customer: '${customerId}'`, { code: 'resource_missing', param: 'id' });
};
