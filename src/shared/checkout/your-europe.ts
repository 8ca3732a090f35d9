import type { Language } from '#shared/country/countries.ts';

// The languages of the shop that the Union speaks too.
const spoken: ReadonlySet<Language> = new Set(['de', 'en', 'fr', 'nl', 'it', 'es', 'pt', 'pl', 'cs', 'hu']);

/** Where the Union explains guarantees to consumers, in their language. */
export const yourEurope = (language: Language): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${spoken.has(language) ? language : 'en'}.htm`;
