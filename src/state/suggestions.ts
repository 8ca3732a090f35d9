import 'client-only';
import { proxy } from 'valtio';
import type { Suggestions } from '#shared/contract/suggestions.ts';
import { callRest } from './rest.ts';

type State = { status: 'IDLE' | 'PENDING' | 'READY' | 'FAILED'; answer: Suggestions | undefined };

/** The search suggestions for the typed text. An answer stays until the next one, so that nothing flickers. */
export const suggestionState = proxy<State>({ status: 'IDLE', answer: undefined });

let pendingRequest: AbortController | undefined;

/** Fetches suggestions; a pending call is aborted, so that an old answer never overtakes a new one. */
export const fetchSuggestions = async (term: string): Promise<void> => {
  pendingRequest?.abort();
  const controller = new AbortController();
  pendingRequest = controller;
  suggestionState.status = 'PENDING';
  try {
    const answer = await callRest('/api/search/suggestions', {
      query: { term },
      signal: controller.signal,
      answer: async () => (await import('#shared/contract/suggestions.ts')).suggestions,
    });
    if (!controller.signal.aborted) Object.assign(suggestionState, { status: 'READY', answer });
  } catch {
    if (!controller.signal.aborted) Object.assign(suggestionState, { status: 'FAILED', answer: undefined });
  }
};

/** Clears the suggestions when the field is empty or the search is left. */
export const clearSuggestions = (): void => {
  pendingRequest?.abort();
  Object.assign(suggestionState, { status: 'IDLE', answer: undefined });
};
