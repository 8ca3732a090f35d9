import type { SumReasons } from '#shared/contract/sum-reasons.ts';
import type { Language } from '#shared/country/countries.ts';
import type { CountryFile } from './country-file.ts';
import { taxLabelOf } from './tax-label.ts';

/** Why a delivery is taxed as it is: by its state or province, where the country's rates differ (O-06). `region` is a code. */
export const taxReasonOf = (
  { tax, regions }: Pick<CountryFile, 'tax' | 'regions'>,
  region: string | undefined,
  language: Language,
): Omit<SumReasons['tax'], 'base'> => {
  const hasRates = Object.keys(tax.byRegion).length > 0;
  const name = hasRates && region !== undefined && region in tax.byRegion ? regions[region] : undefined;
  return {
    label: taxLabelOf(tax, language),
    region: name ?? null,
    isOpen: hasRates && name === undefined,
    isAverage: tax.isAverage && name !== undefined,
  };
};
