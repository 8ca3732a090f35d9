import { listDealers } from '#backend/dealer/dealer.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { print } from './output.ts';

/** Lists the dealers of some countries, one per line. */
export const showDealers = async (countries: readonly CountryCode[]): Promise<void> => {
  for (const country of countries)
    for (const { id, name, address, isUnitPartner, labels } of await listDealers(country))
      print(
        [id.padEnd(24), `${address.zip} ${address.city}`, name, [...(isUnitPartner ? ['unit-partner'] : []), ...labels].join('|')].join(
          '  ',
        ),
      );
};
