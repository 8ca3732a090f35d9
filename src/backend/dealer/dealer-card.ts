import 'server-only';
import { VCard } from 'vcard-creator';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { DealerEntry } from './dealer-file.ts';

const addressOf = ({ address: { street, streetNo, zip, city } }: DealerEntry, country: CountryCode) => ({
  ...{ street: `${street} ${streetNo}`.trim(), postalCode: zip, locality: city, country: countries[country].label },
});

/** A dealer for an address book, in the format that all of them read (vCard 3.0, RFC 2426). The same dealer always gives the same card. */
export const vCardOf = (dealer: DealerEntry): string =>
  new VCard()
    .addFullName(dealer.name)
    .addCompany({ name: dealer.name })
    .addAddress({ ...addressOf(dealer, dealer.country), type: ['work'] })
    .addPhoneNumber({ number: dealer.phone, type: ['work', 'voice'] })
    .addEmail({ address: dealer.email, type: ['internet'] })
    .addUrl({ url: dealer.homepage })
    .addGeo({ latitude: dealer.latitude, longitude: dealer.longitude })
    .addRevision(new Date(dealer.shownOn ?? '2026-11-01'))
    .toString();
