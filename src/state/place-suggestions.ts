import 'client-only';
import { proxy } from 'valtio';
import type { Position } from '#shared/routes/dealer-query.ts';
import { callRest } from './rest.ts';

/** A place that could be meant. */
export type SuggestedPlace = {
  label: string;
  /** Tells apart what has one name. */
  region: string | null;
  /** Asks where it lies, where its name does not say it to us; undefined where nobody knows. */
  locate?: () => Promise<Position | undefined>;
};

/** Who else is asked for places by what was typed. */
export type PlaceSource = (typed: string) => Promise<SuggestedPlace[]>;

/** Places that begin like what is being typed. They stay until the next answer has come, so that nothing flickers. */
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

/** Forgets what was suggested, once one was chosen: the next search suggests anew. A call that is under way is given up. */
export const clearPlaceSuggestions = (): void => {
  pendingRequest?.abort();
  Object.assign(placeSuggestions, { places: [], isPending: false });
};

/**
 * Asks for places, `source` before our own where it is given; a call that is still under way is given up. Without an answer there is
 * nothing to suggest, and what was typed still counts.
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
