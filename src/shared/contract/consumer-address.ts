import { address } from './address.ts';
import { rejectInvisibleInAddress, withCleanCode } from './given-address.ts';
import { z } from './zod.ts';

/** The maximum number of delivery addresses of an account. */
export const maxAddresses = 50;

// A no-script form sends a checkbox or nothing.
const flag = (otherwise: boolean) =>
  z.pipe(
    z._default(z.union([z.boolean(), z.enum(['on', 'true', 'false', ''])]), otherwise),
    z.transform((value) => value === true || value === 'on' || value === 'true'),
  );

const newAddress = z.strictObject({ ...address.shape, isPrimary: flag(false), isPrivate: flag(true) });

/** POST /consumer/addresses/delivery/add. The first address is always the primary one. */
export const addAddressBody = newAddress.check(z.overwrite(withCleanCode), z.superRefine(rejectInvisibleInAddress));
export type NewAddress = z.output<typeof addAddressBody>;

const id = z.uuid('general.validation.notValid');

/** PUT /consumer/addresses/delivery */
export const editAddressBody = z.extend(newAddress, { id }).check(z.overwrite(withCleanCode), z.superRefine(rejectInvisibleInAddress));
export type EditedAddress = z.output<typeof editAddressBody>;

/** POST /consumer/addresses/delivery/primary: makes an address the first one in the checkout. */
export const primaryAddressBody = z.strictObject({ id });

/** POST /consumer/addresses/delivery/remove */
export const removeAddressBody = z.strictObject({ id });

/** GET /consumer/addresses/delivery: `onlyForShop=true` leaves out addresses that this country's shop does not deliver to. */
export const addressesQuery = z.object({ onlyForShop: z._default(z.enum(['true', 'false']), 'false') });

export const deliveryAddress = z.extend(address, { id: z.string(), isPrimary: z.boolean(), isPrivate: z.boolean() });
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** Every delivery address, the primary one first: the response of each call on them. */
export const deliveryAddresses = z.object({ addresses: z.array(deliveryAddress) });

/** GET and PUT /consumer/addresses/: the billing address. */
export const billingAddress = z.object({ address: z.nullable(address) });
