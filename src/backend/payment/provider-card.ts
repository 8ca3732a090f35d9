import type { SavedCardTable } from './payment.table.ts';

/** A card as the provider describes it after a payment. */
export type ProviderCard = Omit<SavedCardTable, 'cardId' | 'consumerId' | 'createdAt'>;
