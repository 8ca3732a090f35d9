import type { Address } from '#shared/contract/address.ts';

/** True when an invoice goes where the goods go: no other address, or the same one again. */
export const isBilledToDelivery = (delivery: Address | null, billing: Address | null): boolean =>
  billing === null || (delivery !== null && (Object.keys(billing) as (keyof Address)[]).every((part) => billing[part] === delivery[part]));
