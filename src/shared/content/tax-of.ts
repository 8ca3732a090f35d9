import type { Address } from '#shared/contract/address.ts';
import type { Language } from '#shared/country/countries.ts';
import type { CountryFile } from './country-file.ts';
import { taxLabelOf } from './tax-label.ts';

type Given = Pick<CountryFile, 'tax' | 'regions'>;
type TaxRegion = Pick<Address, 'region' | 'postalCode'>;

/** One tax: its name, and its rate in basis points. */
type TaxPart = { label: string; rate: number };

/** The place of a delivery that only its postal code identifies, if its country's table names one. */
export const postalPlaceOf = ({ tax }: Pick<CountryFile, 'tax'>, delivery: TaxRegion | null) => {
  const code = delivery?.postalCode.replaceAll(/\s/g, '') ?? '';
  return tax.byPostalCode.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(code));
};

/** Whether a place lies outside the tax territory: nothing is charged here, its own taxes and duties fall due on delivery (B-19). */
export const isImportPlace = ({ extraDays }: CountryFile['tax']['byPostalCode'][number]): boolean => extraDays !== undefined;

/**
 * The place whose rates apply to a delivery, by name: a state or province, or one that only its postal code identifies. Undefined: the
 * country's own rate applies.
 */
export const taxRegionOf = ({ tax, regions }: Given, delivery: TaxRegion | null): string | undefined => {
  if (!delivery) return undefined;
  if (Object.hasOwn(tax.byRegion, delivery.region)) return regions[delivery.region];
  return postalPlaceOf({ tax }, delivery)?.name;
};

/** Every tax on a delivery, each for a line of its own (O-06), named in the language. */
export const taxesOf = ({ tax, regions }: Given, delivery: TaxRegion | null, language: Language): TaxPart[] => {
  const label = taxLabelOf(tax, language);
  const regionName = taxRegionOf({ tax, regions }, delivery);
  if (!delivery || regionName === undefined) return [{ label, rate: tax.rate }];
  const regional = Object.hasOwn(tax.byRegion, delivery.region) ? tax.byRegion[delivery.region] : undefined;
  if (typeof regional === 'object') return regional.map((part) => ({ label: taxLabelOf(part, language), rate: part.rate }));
  return [{ label, rate: regional ?? tax.byPostalCode.find(({ name }) => name === regionName)?.rate ?? tax.rate }];
};
