import 'client-only';
import { proxy } from 'valtio';
import type { Position } from '#shared/routes/dealer-query.ts';
import { callRest } from './rest.ts';

/** A suggested place. */
export type SuggestedPlace = {
  label: string;
  /** Distinguishes places of the same name. */
  region: string | null;
  /** Fetches its position, if its name does not determine it; undefined if unknown. */
  locate?: () => Promise<Position | undefined>;
};

/** An additional source of suggestions for the typed text. */
export type PlaceSource = (typed: string) => Promise<SuggestedPlace[]>;

/** Suggestions for the typed text. They stay until the next answer, so that nothing flickers. */
export const placeSuggestions = proxy<{ places: SuggestedPlace[]; isPending: boolean }>({ places: [], isPending: false });

const minCharacters = 2;

let pendingRequest: AbortController | undefined;

const fetchOwn = async (query: string, signal: AbortSignal): Promise<SuggestedPlace[]> => {
  const answer = async () => (await import('#shared/contract/place.ts')).placeAnswer;
  const { places } = await callRest('/api/places', { query: { query }, signal, answer });
  return places.map(({ label, region }) => ({ label, region }));
};

const find = async (query: string, source: PlaceSource | undefined, signal: AbortSignal): Promise<SuggestedPlace[]> => {
  if (!source) return fetchOwn(query, signal);
  try {
    return await source(query);
  } catch {
    return fetchOwn(query, signal);
  }
};

/** Clears the suggestions, once one was chosen: the next search starts afresh. A pending call is aborted. */
export const clearPlaceSuggestions = (): void => {
  pendingRequest?.abort();
  Object.assign(placeSuggestions, { places: [], isPending: false });
};

/**
 * Fetches suggestions, from `source` before our own if it is given; a pending call is aborted. Without an answer there are
 * no suggestions, and the typed text still counts.
 */
export const fetchPlaceSuggestions = async (typed: string, source?: PlaceSource): Promise<void> => {
  pendingRequest?.abort();
  const controller = new AbortController();
  pendingRequest = controller;
  const query = typed.trim();
  if ([...query].length < minCharacters) {
    clearPlaceSuggestions();
    return;
  }
  placeSuggestions.isPending = true;
  const places = await find(query, source, controller.signal).catch(() => []);
  if (!controller.signal.aborted) Object.assign(placeSuggestions, { places, isPending: false });
};
