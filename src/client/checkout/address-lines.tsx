import { addressLines } from '#shared/address/address-lines.ts';
import type { Address } from '#shared/contract/address.ts';

/** What an address needs to be written: its country's regions by code, and its country's name in the reader's language. */
export type AddressSetting = { regions: Record<string, string>; countryName: string };

/** An address as it stands on a parcel of its country. */
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
