import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { enqueue, NonRetryableError, type OutboxHandler } from '#backend/jobs/jobs.ts';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import { currentProvider } from './current-provider.ts';
import type { SavedCardTable } from './payment.table.ts';
import { ProviderError } from './provider.ts';
import type { ProviderCard } from './provider-card.ts';
import { deleteCard, deleteCards, findCardRows, upsertCard } from './saved-card.queries.ts';

/** A card may be used to the last day of its month. */
const isExpired = ({ expiryMonth, expiryYear }: Pick<ProviderCard, 'expiryMonth' | 'expiryYear'>, now = new Date()): boolean =>
  Date.UTC(expiryYear, expiryMonth) <= now.getTime();

/** The parts of a saved card that may be shown. */
export const presentCard = (row: SavedCardTable): SavedCard => ({
  id: row.cardId,
  brand: row.brand,
  last4: row.last4,
  expiryMonth: row.expiryMonth,
  expiryYear: row.expiryYear,
  isExpired: isExpired(row),
});

/** The saved cards of a consumer, the newest first. */
export const listSavedCards = async (consumerId: string, db: Db | Trx = database): Promise<SavedCard[]> =>
  (await findCardRows(db, consumerId)).map(presentCard);

/** A card of this consumer that can be charged; undefined for one that is not theirs, removed or expired. */
export const findUsableCard = async (db: Db | Trx, consumerId: string, cardId: string): Promise<SavedCardTable | undefined> =>
  (await findCardRows(db, consumerId)).find((row) => row.cardId === cardId && !isExpired(row));

/** Queues the deletion of a card at the provider. */
export const enqueueDetach = (trx: Trx, customerRef: string): Promise<void> =>
  enqueue(trx, { kind: 'forget-card', key: `forget-card:${customerRef}`, payload: { customerRef } });

/** Saves a card for its owner. The same card again, perhaps renewed, replaces the older record. */
export const saveCard = async (trx: Trx, consumerId: string, card: ProviderCard): Promise<void> => {
  const older = await upsertCard(trx, { ...card, cardId: randomUUID(), consumerId, createdAt: Date.now() });
  if (older && older.customerRef !== card.customerRef) await enqueueDetach(trx, older.customerRef);
};

/** Deletes a card here at once, and at the provider as soon as it responds. Throws PaymentMethodNotFoundException 404. */
export const removeSavedCard = (consumerId: string, cardId: string): Promise<SavedCard[]> =>
  inTransaction(async (trx) => {
    const removed = await deleteCard(trx, consumerId, cardId);
    if (!removed) {
      const fields = [{ field: 'id', messageKey: 'general.validation.notValid' }];
      throw new DomainError('PaymentMethodNotFoundException', 404, { fields }, 'No such payment method');
    }
    await enqueueDetach(trx, removed.customerRef);
    return listSavedCards(consumerId, trx);
  });

/** Deletes every card of an account that is being deleted. */
export const deleteCardsOf = async (trx: Trx, consumerId: string): Promise<void> => {
  for (const { customerRef } of await deleteCards(trx, consumerId)) await enqueueDetach(trx, customerRef);
};

const payload = z.object({ customerRef: z.string() });

/** Deletes a card at the provider. */
export const detachCard: OutboxHandler = async (work) => {
  try {
    await currentProvider().forget(payload.parse(work.payload).customerRef);
  } catch (error) {
    if (error instanceof ProviderError && error.isRejected) throw new NonRetryableError(error.message, { cause: error });
    throw error;
  }
};
