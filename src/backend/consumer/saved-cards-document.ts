import 'server-only';
import { listSavedCards } from '#backend/payment/payment.ts';
import { consumerOfKey } from '#backend/rest/rest.ts';
import { keyOfCookies } from '#backend/session/session.ts';
import type { SavedCard } from '#shared/contract/payment-method.ts';

/** The saved cards for a no-script document; undefined for a guest. `cookies` is the Cookie header. */
export const loadSavedCardsDocument = async (cookies: string): Promise<SavedCard[] | undefined> => {
  const consumerId = consumerOfKey((await keyOfCookies(cookies, 'cart')) ?? '');
  return consumerId === null ? undefined : listSavedCards(consumerId);
};
