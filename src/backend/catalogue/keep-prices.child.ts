// A process of its own for the tests: one of several that start at once and write the prices down.
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import { closeDatabase } from '#backend/database/database.ts';
import { keepPrices } from './price-references.ts';

await loadContent();
await keepPrices(getContentOfCountries());
await closeDatabase();
