import type { CountryCode } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What the fields of an address know of their country. */
export type AddressTexts = {
  t: Translate;
  /** Example of a postal code. */
  postalCodeExample: string | undefined;
  /** Regions by code; empty where none is asked. */
  regions: Record<string, string>;
  country: { code: CountryCode; name: string };
};
