import { address } from './address.ts';
import { maxQuantity } from './max-quantity.ts';
import { money } from './money.ts';
import { picture } from './picture.ts';
import { z } from './zod.ts';

const key = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9-]+$/);

/** POST /carts/add */
export const addToCartBody = z.strictObject({
  productKey: key,
  variantKey: key,
  quantity: z.coerce.number().int().min(1).max(maxQuantity).default(1),
});
export type AddToCart = z.input<typeof addToCartBody>;

/** POST /carts/remove takes so many pieces out; the line goes when none is left. */
export const removeFromCartBody = z.strictObject({
  productKey: key,
  variantKey: key,
  quantity: z.coerce.number().int().min(1).max(maxQuantity),
});
export type RemoveFromCart = z.input<typeof removeFromCartBody>;

/** The checkbox "billing address is the same" of a plain form: what was typed into the hidden address below it does not count. */
const dropSameBilling = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('billingIsDelivery' in body)) return body;
  const { billingIsDelivery, billing, ...rest } = body as Record<string, unknown>;
  return billingIsDelivery === 'on' || billingIsDelivery === true ? rest : { ...rest, billing };
};

/** The fields of POST /carts/address/delivery: who buys and where it goes. `billing` stays away when both are the same. */
export const deliveryFields = z.strictObject({
  email: z.email('general.validation.email').max(254, 'general.validation.tooLong'),
  phone: z
    .string()
    .trim()
    .max(30, 'general.validation.tooLong')
    .regex(/^(\+[1-9][\d ]{1,14})?$/, 'general.validation.phone')
    .default(''),
  delivery: address,
  billing: address.optional(),
});

/** POST /carts/address/delivery */
export const deliveryBody = z.preprocess(dropSameBilling, deliveryFields);
export type Delivery = z.infer<typeof deliveryBody>;
export type DeliveryInput = z.input<typeof deliveryFields>;

/** POST /carts/address/billing takes an address and this query: `resetDeliveryAddress=true` gives up the delivery address. */
export const billingQuery = z.object({ resetDeliveryAddress: z.enum(['true', 'false']).default('false') });

/** POST /carts/discount/add and /remove: the query (a plain form sends it as its field). */
export const discountQuery = z.object({ discountCode: z.string().trim().min(1).max(40) });

/** POST /carts/shipping */
export const shippingBody = z.strictObject({ shippingMethod: z.string().min(1).max(40) });

export const paymentMethods = ['CreditCard', 'DirectDebit', 'aliasCreditCard', 'PayPal', 'GooglePay', 'ApplePay', 'Unspecified'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** POST /carts/payment: how the buyer wants to pay. */
export const paymentBody = z.strictObject({
  paymentMethod: z.enum(paymentMethods).exclude(['Unspecified', 'aliasCreditCard']),
  /** Chosen on the same form where a country offers several. */
  shippingMethod: z.string().min(1).max(40).optional(),
});
export type PaymentChoice = z.output<typeof paymentBody>;

export const cartItem = z.object({
  productKey: z.string(),
  variantKey: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  pricePerItem: money,
  priceTotal: money,
  item: z.object({ name: z.string(), variantName: z.string(), url: z.string(), picture: picture.nullable(), alt: z.string() }),
  /** False: sold out or withdrawn since it was put in; such a line stays visible and outside the sum. */
  isPurchasable: z.boolean(),
  numberOfItemsInStock: z.number().int(),
});
export type CartItem = z.infer<typeof cartItem>;

export const shippingMethod = z.object({
  name: z.string(),
  label: z.string(),
  costs: money,
  minDays: z.number().int(),
  maxDays: z.number().int(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

/** The whole cart: every call on it answers with this. */
export const cart = z.object({
  items: z.array(cartItem),
  itemCount: z.number().int(),
  /** Taps whose water falls into no bowl of a sink in this cart, by the names of both (B-04). */
  misfits: z.array(z.object({ tap: z.string(), sink: z.string() })),
  /** SKUs that left the cart because they vanished from the catalogue. */
  removedItems: z.array(z.string()),
  priceWithoutDiscountAndShippingCosts: money,
  discounts: z.array(z.object({ code: z.string() })),
  discountValue: money,
  shippingCosts: money,
  /** Every tax in the total. `isIncluded` false (US, CA): added to the prices of the items. Rates in basis points, 1900 = 19 %. */
  taxes: z.array(z.object({ label: z.string(), rate: z.number().int(), amount: money, isIncluded: z.boolean() })),
  priceTotal: money,
  consumer: z.object({ email: z.string(), phone: z.string() }).nullable(),
  deliveryAddress: address.nullable(),
  billingAddress: address.nullable(),
  shippingMethod: z.string().nullable(),
  shippingMethods: z.array(shippingMethod),
  paymentMethod: z.enum(paymentMethods),
  paymentMethods: z.array(z.enum(paymentMethods)),
  /** Binds an order to the cart as the buyer saw it; changes with every change of the cart. */
  placementKey: z.string(),
  /** What a plain form sent and why it was refused: shown once to browsers without script. */
  draft: z
    .object({
      form: z.string(),
      fields: z.record(z.string(), z.string()),
      problems: z.array(z.object({ field: z.string(), messageKey: z.string() })),
    })
    .nullable(),
});
export type Cart = z.infer<typeof cart>;

/** The answer of POST /carts/address/billing. */
export const billingAnswer = z.object({
  consumer: cart.shape.consumer,
  address: address.nullable(),
  shippingMethod: z.string().nullable(),
});
export type BillingAnswer = z.infer<typeof billingAnswer>;
