import type { Address } from '#shared/contract/address.ts';
import type { SumReasons } from '#shared/contract/sum-reasons.ts';
import type { Language } from '#shared/country/countries.ts';
import type { CountryFile } from './country-file.ts';
import { taxLabelOf } from './tax-label.ts';
import { isImportPlace, postalPlaceOf, taxRegionOf } from './tax-of.ts';

/** The reason for the tax on a delivery: its state or province, or the place of its postal code, where the country's rates differ (O-06). */
export const taxReasonOf = (
  { tax, regions }: Pick<CountryFile, 'tax' | 'regions'>,
  delivery: Pick<Address, 'region' | 'postalCode'> | null,
  language: Language,
): Omit<SumReasons['tax'], 'base'> => {
  const hasRates = Object.keys(tax.byRegion).length > 0;
  const place = postalPlaceOf({ tax }, delivery);
  const name = taxRegionOf({ tax, regions }, delivery);
  return {
    label: taxLabelOf(tax, language),
    region: name ?? null,
    isOpen: hasRates && name === undefined,
    isImport: place !== undefined && isImportPlace(place),
    isAverage: tax.isAverage && name !== undefined,
  };
};
