import { readFileSync } from 'node:fs';
import type { CountryCode } from '../../../src/shared/country/countries.ts';

type CountryFile = {
  postalCode: { example: string; ofRegions?: { byRegion: Record<string, string> } } | null;
  regions: Record<string, unknown>;
};

const who = { firstName: 'Miriam', lastName: 'Ostertag' };
const addresses: Partial<Record<CountryCode, object>> = {
  be: { ...who, street: 'Kerkstraat 4', postalCode: '1000', city: 'Brussel', country: 'be' },
  de: { ...who, street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln', country: 'de' },
  jp: { firstName: '花子', lastName: '山田', street: '神南1-2-3', postalCode: '150-0041', city: '渋谷区', region: '13', country: 'jp' },
  vn: {
    ...{ firstName: 'Lan', lastName: 'Nguyễn', street: '12 Hàng Bạc', addition: 'Phường Hoàn Kiếm' },
    ...{ postalCode: '100000', city: 'Hà Nội', country: 'vn' },
  },
};

/** A delivery address in this country; a generated one that satisfies its rules if none is listed here. */
export const deliveryAddressIn = (country: CountryCode): object => {
  const file = new URL(`../../../content/countries/${country}.json`, import.meta.url);
  const { postalCode, regions } = JSON.parse(readFileSync(file, 'utf8')) as CountryFile;
  const { example = '', ofRegions } = postalCode ?? {};
  const region = Object.keys(regions).find((one) => new RegExp(`^(?:${ofRegions?.byRegion[one] ?? ''})`).test(example));
  const made = { ...who, street: 'Main 1', postalCode: example, city: 'Centrum', country, ...(region && { region }) };
  return addresses[country] ?? made;
};
