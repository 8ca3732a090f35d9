import type { CountryCode, Language } from '#shared/country/countries.ts';

/** The tracking page of each carrier; null: it has none by number. The names are those of `shipping` in country files. */
export const carriers: Record<string, string | null> = {
  DHL: 'https://www.dhl.com/{country}-{language}/home/tracking.html?tracking-id={number}&submit=1',
  DCD: null,
};

type Reader = { country: CountryCode; language: Language };

/** The carrier's tracking page of a parcel, in the reader's country and language; null if the carrier has none. */
export const trackingLink = (carrier: string, number: string, { country, language }: Reader): string | null =>
  carriers[carrier]?.replace('{country}', country).replace('{language}', language).replace('{number}', encodeURIComponent(number)) ?? null;
