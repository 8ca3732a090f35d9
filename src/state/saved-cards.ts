import 'client-only';
import { proxy } from 'valtio';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import { callRest } from './rest.ts';
import { readSessionHint, sessionHint } from './session-hint.ts';

/** The cards that the account keeps; undefined for a guest, and until the server has answered. */
export const savedCardState = proxy<{ cards: SavedCard[] | undefined }>({ cards: undefined });

const contract = async () => (await import('#shared/contract/payment-method.ts')).savedCards;

/** Asks the server which cards may pay. A guest has none, and a silent server hinders nobody from paying otherwise. */
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
