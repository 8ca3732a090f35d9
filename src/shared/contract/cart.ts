import { address } from './address.ts';
import { dropPoint } from './drop-point.ts';
import { maxQuantity } from './max-quantity.ts';
import { money } from './money.ts';
import { savedCard } from './payment-method.ts';
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

/** POST /carts/add-many: keys of variants, divided by commas. */
export const addManyBody = z.strictObject({
  variantKeys: z
    .string()
    .max(9000)
    .transform((keys) => keys.split(',').filter((one) => one !== ''))
    .pipe(z.array(key).min(1, 'general.validation.required').max(100, 'general.validation.tooLong')),
});

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

const dropPointId = z.string().max(40, 'general.validation.tooLong');

/** POST /carts/shipping */
export const shippingBody = z.strictObject({
  shippingMethod: z.string().min(1).max(40),
  /** The id of a drop point, where the way ends at one. */
  dropPoint: dropPointId.optional(),
});

export const paymentMethods = ['CreditCard', 'DirectDebit', 'aliasCreditCard', 'PayPal', 'GooglePay', 'ApplePay', 'Unspecified'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** POST /carts/payment: how the buyer wants to pay. */
export const paymentBody = z.strictObject({
  paymentMethod: z.enum(paymentMethods).exclude(['Unspecified']),
  /** aliasCreditCard: which saved card. A form names it below CreditCard; empty there means another card. */
  savedCard: z.union([z.uuid(), z.literal('')]).optional(),
  /** CreditCard, for who is logged in: the card may be kept for later purchases. */
  keepCard: z.literal('on').optional(),
  /** DirectDebit: the account, its owner and the mandate. They may stay away when they were given before. */
  iban: z.string().max(42).optional(),
  accountHolder: z.string().trim().max(70).optional(),
  mandate: z.literal('accept').optional(),
  /** Chosen on the same form where a country offers several. */
  shippingMethod: z.string().min(1).max(40).optional(),
  dropPoint: dropPointId.optional(),
});
export type PaymentChoice = z.output<typeof paymentBody>;
export type PaymentInput = z.input<typeof paymentBody>;

export const cartItem = z.object({
  productKey: z.string(),
  variantKey: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  pricePerItem: money,
  priceTotal: money,
  item: z.object({
    name: z.string(),
    variantName: z.string(),
    url: z.string(),
    picture: picture.nullable(),
    alt: z.string(),
    /** Its essential characteristics in one line: material, measures (Y-10). */
    facts: z.string().default(''),
    /** Years of the maker's own guarantee; 0 where nothing is known (Y-02). */
    guaranteeYears: z.number().int().default(0),
  }),
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
  /** It waits at one of `dropPoints`; the buyer must choose. */
  endsAtDropPoint: z.boolean(),
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
  /** The drop points closest to the delivery address, where a way ends at one. */
  dropPoints: z.array(dropPoint),
  /** The one that was chosen. */
  dropPoint: dropPoint.nullable(),
  paymentMethod: z.enum(paymentMethods),
  paymentMethods: z.array(z.enum(paymentMethods)),
  /** The saved card that is to pay (aliasCreditCard). */
  savedCard: savedCard.nullable(),
  /** The buyer agreed to have the card kept that pays this order. */
  keepsCard: z.boolean(),
  /** The mandate of a direct debit, where the country offers one; holder and last digits once it is given. */
  directDebit: z
    .object({ mandateReference: z.string(), creditorId: z.string(), holder: z.string().nullable(), last4: z.string().nullable() })
    .nullable(),
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

/** The answer of POST /carts/add-many: the cart, how many articles are new in it, and the names of those that are sold out. */
export const manyAdded = cart.extend({ added: z.number().int(), soldOut: z.array(z.string()) });

/** The answer of POST /carts/address/billing. */
export const billingAnswer = z.object({
  consumer: cart.shape.consumer,
  address: address.nullable(),
  shippingMethod: z.string().nullable(),
});
export type BillingAnswer = z.infer<typeof billingAnswer>;
