import type { SavedCardTable } from './payment.table.ts';

/** A card as the provider knows it after a payment. */
export type ProviderCard = Omit<SavedCardTable, 'cardId' | 'consumerId' | 'createdAt'>;
