import 'client-only';
import { proxy } from 'valtio';
import type { SearchStart } from '#shared/contract/search-start.ts';
import { callRest } from './rest.ts';

/** What helps before anything is typed; undefined until the server has told, and where it cannot be reached. */
export const searchStartState = proxy<{ start: SearchStart | undefined }>({ start: undefined });

let locale: string | undefined;

/** Asks for it, once for each language of the document; where that fails, the search works without. */
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
