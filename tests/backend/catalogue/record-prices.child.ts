// A process of its own for the tests: one of several that start at once and record the prices.

import { recordPriceHistory } from '#backend/catalogue/price-references.ts';
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import { closeDatabase } from '#backend/database/database.ts';

await loadContent();
await recordPriceHistory(getContentOfCountries());
await closeDatabase();
