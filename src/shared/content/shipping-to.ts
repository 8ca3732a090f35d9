import type { Address } from '#shared/contract/address.ts';
import type { CountryFile } from './country-file.ts';
import { postalPlaceOf } from './tax-of.ts';

/** The shipping methods of a country with the times that they take to an address: where the goods are imported first, longer (B-19). */
export const shippingTo = (
  { shipping, tax }: Pick<CountryFile, 'shipping' | 'tax'>,
  delivery: Pick<Address, 'region' | 'postalCode'> | null,
): CountryFile['shipping'] => {
  const extraDays = postalPlaceOf({ tax }, delivery)?.extraDays ?? 0;
  return shipping.map((method) => ({ ...method, minDays: method.minDays + extraDays, maxDays: method.maxDays + extraDays }));
};
