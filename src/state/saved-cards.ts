import 'client-only';
import { proxy } from 'valtio';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import { callRest } from './rest.ts';
import { readSessionHint, sessionHint } from './session-hint.ts';

/** The account's saved cards; undefined for a guest, and until the server has answered. */
export const savedCardState = proxy<{ cards: SavedCard[] | undefined }>({ cards: undefined });

const contract = async () => (await import('#shared/contract/payment-method.ts')).savedCards;

/** Fetches the saved cards. A guest has none, and a failing server does not prevent other payment methods. */
export const loadSavedCards = async (): Promise<void> => {
  readSessionHint();
  if (!sessionHint.hasSession) {
    savedCardState.cards = undefined;
    return;
  }
  try {
    savedCardState.cards = (await callRest('/consumer/payment-methods', { answer: contract })).paymentMethods;
  } catch {
    savedCardState.cards = undefined;
  }
};
