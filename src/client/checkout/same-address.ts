import { isSameAddress } from '#shared/address/is-same-address.ts';
import type { Address } from '#shared/contract/address.ts';

/** True when an invoice goes where the goods go: no other address, or the same one again. */
export const isBilledToDelivery = (delivery: Address | null, billing: Address | null): boolean =>
  billing === null || (delivery !== null && isSameAddress(delivery, billing));
