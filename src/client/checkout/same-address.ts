import { isSameAddress } from '#shared/address/is-same-address.ts';
import type { Address } from '#shared/contract/address.ts';

/** True if the billing address is the delivery address: omitted or equal. */
export const isBilledToDelivery = (delivery: Address | null, billing: Address | null): boolean =>
  billing === null || (delivery !== null && isSameAddress(delivery, billing));
