import type { CountryCode } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The country data of the address fields. */
export type AddressTexts = {
  t: Translate;
  /** An example postal code. */
  postalCodeExample: string | undefined;
  /** Regions by code; empty if none is asked for. */
  regions: Record<string, string>;
  country: { code: CountryCode; name: string };
};
