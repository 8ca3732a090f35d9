import 'client-only';
import { proxy } from 'valtio';
import type { SearchStart } from '#shared/contract/search-start.ts';
import { callRest } from './rest.ts';

/** The content shown before anything is typed; undefined until it has loaded, and if that fails. */
export const searchStartState = proxy<{ start: SearchStart | undefined }>({ start: undefined });

let locale: string | undefined;

/** Loads it, once per document language; if that fails, the search works without. */
export const loadSearchStart = async (): Promise<void> => {
  const { lang } = document.documentElement;
  if (searchStartState.start && locale === lang) return;
  try {
    searchStartState.start = await callRest('/api/search/start', {
      answer: async () => (await import('#shared/contract/search-start.ts')).searchStart,
    });
    locale = lang;
  } catch {
    // The field can be typed into all the same.
  }
};
