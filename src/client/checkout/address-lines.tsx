import type { Address } from '#shared/contract/address.ts';

/** An address as it stands on a parcel; `countryName` in the reader's language. */
export const AddressLines = ({ address, countryName }: { address: Address; countryName: string }) => (
  <address>
    {[
      address.company,
      `${address.firstName} ${address.lastName}`,
      address.street,
      `${address.postalCode} ${address.city}`,
      address.region,
      countryName,
    ]
      .filter((line) => line.trim() !== '')
      .map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
  </address>
);
