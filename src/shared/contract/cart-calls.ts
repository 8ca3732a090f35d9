import { cleanIban } from '#shared/cleaning/clean-iban.ts';
import { offeredMethods } from './cart.ts';
import { givenBilledAddress } from './given-address.ts';
import { maxQuantity } from './max-quantity.ts';
import { email, typedPhone } from './rules.ts';
import { bounded, line, measured } from './text.ts';
import { z } from './zod.ts';

const key = measured(80).check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]+$/));

/** POST /carts/add */
export const addToCartBody = z.strictObject({
  productKey: key,
  variantKey: key,
  quantity: z._default(z.int().check(z.gte(1), z.lte(maxQuantity)), 1),
  /** The number of lines before it, for an article that is restored; omitted: it comes last. */
  position: z.optional(z.int().check(z.gte(0), z.lte(100))),
});
export type AddToCart = z.input<typeof addToCartBody>;
export type AddedPieces = z.output<typeof addToCartBody>;

/** POST /carts/remove removes so many pieces; the line is deleted when none is left. */
export const removeFromCartBody = z.strictObject({
  productKey: key,
  variantKey: key,
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
});
export type RemoveFromCart = z.input<typeof removeFromCartBody>;

const keyWithPieces = measured(83).check(z.maxLength(83), z.regex(/^[a-z0-9-]{1,80}(?::[1-9]\d?)?$/));

/** POST /carts/add-many: variant keys, separated by commas; `delta-60-s-sand:3` means three pieces, a key alone one. */
export const addManyBody = z.strictObject({
  variantKeys: z.pipe(
    z.pipe(
      z.pipe(
        measured(9000).check(z.maxLength(9000, { abort: true })),
        z.transform((keys) => keys.split(',').filter((one) => one !== '')),
      ),
      z.array(keyWithPieces).check(z.minLength(1, 'general.validation.required'), z.maxLength(100, 'general.validation.tooLong')),
    ),
    z.transform((all) =>
      all.map((one) => {
        const [variantKey = '', pieces = '1'] = one.split(':');
        return { variantKey, pieces: Number(pieces) };
      }),
    ),
  ),
});
export type WantedPieces = z.output<typeof addManyBody>['variantKeys'][number];

/** The checkbox "billing address is the same" of a no-script form: the input of the hidden address below it is ignored. */
const dropSameBilling = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('billingIsDelivery' in body)) return body;
  const { billingIsDelivery, billing, ...rest } = body as Record<string, unknown>;
  return billingIsDelivery === 'on' || billingIsDelivery === true ? rest : { ...rest, billing };
};

/** The fields of POST /carts/address/delivery: the buyer and the delivery address. `billing` is omitted when both are the same. */
export const deliveryFields = z.strictObject({
  email,
  phone: z._default(z.union([z.literal(''), typedPhone], 'general.validation.phone'), ''),
  delivery: givenBilledAddress,
  billing: z.optional(givenBilledAddress),
});

/** POST /carts/address/delivery */
export const deliveryBody = z.pipe(z.transform(dropSameBilling), deliveryFields);
export type Delivery = z.infer<typeof deliveryBody>;
export type DeliveryInput = z.input<typeof deliveryFields>;

/** POST /carts/address/billing takes an address and this query: `resetDeliveryAddress=true` clears the delivery address. */
export const billingQuery = z.object({ resetDeliveryAddress: z._default(z.enum(['true', 'false']), 'false') });

/** POST /carts/discount/add and /remove: the query (a no-script form sends it as its field). */
export const discountQuery = z.object({ discountCode: bounded(40).check(z.minLength(1)) });

const shippingMethodName = measured(40).check(z.minLength(1), z.maxLength(40));
const dropPointId = measured(40).check(z.maxLength(40, 'general.validation.tooLong'));

/** POST /carts/shipping */
export const shippingBody = z.strictObject({
  shippingMethod: shippingMethodName,
  /** The id of a drop point, if the shipping method delivers to one. */
  dropPoint: z.optional(dropPointId),
});

/** POST /carts/payment: the payment method. */
export const paymentBody = z.strictObject({
  paymentMethod: z.enum(offeredMethods),
  /** aliasCreditCard: which saved card. A form lists them below CreditCard; empty there means another card. */
  savedCard: z.optional(z.union([z.uuid(), z.literal('')])),
  /** CreditCard, when logged in: the card may be saved for later purchases. */
  keepCard: z.optional(z.literal('on')),
  /** DirectDebit: the account, its owner and the mandate. They may be omitted if they were given before. */
  iban: z.optional(measured(100).check(z.overwrite(cleanIban), z.maxLength(100, 'general.validation.tooLong'))),
  accountHolder: z.optional(line(70)),
  mandate: z.optional(z.literal('accept')),
  /** Chosen in the same form where a country offers several. */
  shippingMethod: z.optional(shippingMethodName),
  dropPoint: z.optional(dropPointId),
});
export type PaymentChoice = z.output<typeof paymentBody>;
export type PaymentInput = z.input<typeof paymentBody>;
