import type { Language } from '#shared/country/countries.ts';

// The languages of the shop that are also EU languages.
const spoken: ReadonlySet<Language> = new Set(['de', 'en', 'fr', 'nl', 'it', 'es', 'pt', 'pl', 'cs', 'hu']);

/** The EU's page about guarantees for consumers, in their language. */
export const yourEurope = (language: Language): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${spoken.has(language) ? language : 'en'}.htm`;
