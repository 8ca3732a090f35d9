// A process of its own for the tests: one of several that start at once and write the prices down.

import { keepPrices } from '#backend/catalogue/price-references.ts';
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import { closeDatabase } from '#backend/database/database.ts';

await loadContent();
await keepPrices(getContentOfCountries());
await closeDatabase();
