import 'client-only';
import { proxy } from 'valtio';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { Place } from '#shared/contract/place.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { unitOf } from '#shared/dealer/distance.ts';
import { callRest } from './rest.ts';

/** The maximum number of dealers kept of an answer (specification §9). */
const maxDealers = 5;

type DealerSearch = {
  isPending: boolean;
  /** The input matches no place of the country. */
  isUnknown: boolean;
  hasError: boolean;
  errorMessage: string | undefined;
  /** The matched place; undefined before the first search. */
  place: Place | undefined;
  /** The nearest dealers to it; undefined until they have loaded. */
  dealers: Dealer[] | undefined;
  selectedIndex: number;
};

const initialState = (): DealerSearch => ({
  isPending: false,
  isUnknown: false,
  hasError: false,
  errorMessage: undefined,
  place: undefined,
  dealers: undefined,
  selectedIndex: 0,
});

/** The results of the small dealer search, and its active dealer (D-03). */
export const dealerSearch = proxy<DealerSearch>(initialState());

let pendingRequest: AbortController | undefined;

/** The country whose dealers are searched, and the locale. */
type Site = { country: CountryCode; language: Language };

const geocode = async (query: string, signal: AbortSignal): Promise<Place | undefined> => {
  const answer = async () => (await import('#shared/contract/place.ts')).placeAnswer;
  return (await callRest('/api/places', { query: { query }, signal, answer })).places[0];
};

const findDealers = async ({ latitude, longitude }: Place, { country, language }: Site, signal: AbortSignal): Promise<Dealer[]> => {
  const answer = async () => (await import('#shared/contract/dealer.ts')).dealerAnswer;
  const query = { lat: `${latitude}`, long: `${longitude}`, maxNumber: '-1', unit: unitOf(country), country: `${country}/${language}` };
  return (await callRest('/api/dealersearch', { query, signal, answer })).content.slice(0, maxDealers);
};

/**
 * Finds the dealers nearest to a typed place, in the country's unit of distance. The last call counts. On failure the previous dealers
 * stay, `hasError` is true and `errorMessage` says why (E-dealer-search-failure).
 */
export const searchDealersNear = async (typed: string, site: Site): Promise<void> => {
  pendingRequest?.abort();
  const controller = new AbortController();
  pendingRequest = controller;
  Object.assign(dealerSearch, { isPending: true, isUnknown: false, hasError: false, errorMessage: undefined });
  try {
    const place = await geocode(typed, controller.signal);
    const dealers = place && (await findDealers(place, site, controller.signal));
    if (controller.signal.aborted) return;
    Object.assign(dealerSearch, place ? { place, dealers, selectedIndex: 0, isPending: false } : { isUnknown: true, isPending: false });
  } catch (error) {
    if (controller.signal.aborted) return;
    const errorMessage = error instanceof Error ? error.message : String(error);
    Object.assign(dealerSearch, { isPending: false, hasError: true, errorMessage });
  }
};

/** Activates another dealer; wraps around after the last of `count` and before the first (D-03). */
export const showDealer = (index: number, count: number): void => {
  dealerSearch.selectedIndex = count === 0 ? 0 : (index + count) % count;
};

/** Clears the results when the page is left. */
export const clearDealers = (): void => {
  pendingRequest?.abort();
  Object.assign(dealerSearch, initialState());
};
