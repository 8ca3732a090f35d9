import { addressLines } from '#shared/address/address-lines.ts';
import type { Address } from '#shared/contract/address.ts';

/** What it takes to write an address: its country's regions by code, and its country's name in the reader's language. */
export type AddressSetting = { regions: Record<string, string>; countryName: string };

/** An address as written on a parcel in its country. */
export const AddressLines = ({ address, ...addressSetting }: AddressSetting & { address: Address }) => (
  <address translate="no">
    {addressLines(address, addressSetting).map((line) => (
      <span key={line}>
        {line}
        <br />
      </span>
    ))}
  </address>
);
