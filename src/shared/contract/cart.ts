import { billedAddress } from './address.ts';
import { redeemedCode } from './discount.ts';
import { dropPoint } from './drop-point.ts';
import { money } from './money.ts';
import { savedCard } from './payment-method.ts';
import { picture } from './picture.ts';
import { priceReference } from './price-reference.ts';
import { fieldProblem } from './problem.ts';
import { sumReasons } from './sum-reasons.ts';
import { z } from './zod.ts';

/** Local methods are approved with a bank or an app of the buyer's country; nothing of them is saved. */
const localMethods = ['iDEAL', 'Bancontact', 'EPS', 'Przelewy24', 'BLIK', 'MBWay', 'TWINT', 'Alipay', 'WeChatPay'] as const;

/** What buyers can choose. */
export const offeredMethods = ['CreditCard', 'DirectDebit', 'aliasCreditCard', 'PayPal', 'GooglePay', 'ApplePay', ...localMethods] as const;
export const paymentMethods = [...offeredMethods, 'Unspecified'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const cartItem = z.object({
  productKey: z.string(),
  variantKey: z.string(),
  sku: z.string(),
  quantity: z.int(),
  pricePerItem: money,
  priceTotal: money,
  /** Of `priceTotal`, where the price is reduced. */
  reference: z.optional(priceReference),
  item: z.object({
    name: z.string(),
    variantName: z.string(),
    url: z.string(),
    picture: z.nullable(picture),
    alt: z.string(),
    /** Its essential characteristics in one line: material, dimensions (Y-10). */
    facts: z._default(z.string(), ''),
    /** Years of the manufacturer's own guarantee; 0 if unknown (Y-02). */
    guaranteeYears: z._default(z.int(), 0),
  }),
  /** False: sold out or withdrawn since it was added; such a line stays visible and is not part of the sum. */
  isPurchasable: z.boolean(),
  /** The line of this cart that it fits, as a sentence: `Passt zu Delta 60 S: Hahnloch 35 mm, Ausladung 220 mm`. */
  fits: z.optional(z.string()),
  numberOfItemsInStock: z.int(),
});
export type CartItem = z.infer<typeof cartItem>;

export const shippingMethod = z.object({
  name: z.string(),
  label: z.string(),
  costs: money,
  minDays: z.int(),
  maxDays: z.int(),
  /** It delivers to one of `dropPoints`; the buyer must choose. */
  endsAtDropPoint: z.boolean(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

/** The whole cart: the response of every call on it. */
export const cart = z.object({
  items: z.array(cartItem),
  itemCount: z.int(),
  /** Taps whose water falls into no bowl of a sink in this cart, by the names of both (B-04). */
  misfits: z.array(z.object({ tap: z.string(), sink: z.string() })),
  /** SKUs that were removed from the cart because they left the catalogue. */
  removedItems: z.array(z.string()),
  /** Lines that were reduced to what is in stock when two carts were merged: shown once. */
  reducedItems: z.array(z.object({ variantKey: z.string(), name: z.string(), quantity: z.int() })),
  priceWithoutDiscountAndShippingCosts: money,
  /** Every redeemed code, in the order in which they are applied: percentages, amounts, free shipping. */
  discounts: z.array(redeemedCode),
  /** The sum of what they take off. */
  discountValue: money,
  shippingCosts: money,
  /** Every tax in the total. `isIncluded` false (US, CA): added to the prices of the items. Rates in basis points, 1900 = 19 %, 997.5 = 9.975 %. */
  taxes: z.array(z.object({ label: z.string(), rate: z.number(), amount: money, isIncluded: z.boolean() })),
  priceTotal: money,
  reasons: sumReasons,
  consumer: z.nullable(z.object({ email: z.string(), phone: z.string() })),
  deliveryAddress: z.nullable(billedAddress),
  billingAddress: z.nullable(billedAddress),
  shippingMethod: z.nullable(z.string()),
  shippingMethods: z.array(shippingMethod),
  /** The drop points closest to the delivery address, if a shipping method delivers to one. */
  dropPoints: z.array(dropPoint),
  /** The chosen one. */
  dropPoint: z.nullable(dropPoint),
  paymentMethod: z.enum(paymentMethods),
  paymentMethods: z.array(z.enum(paymentMethods)),
  /** The saved card to be charged (aliasCreditCard). */
  savedCard: z.nullable(savedCard),
  /** The buyer agreed to save the card that pays this order. */
  keepsCard: z.boolean(),
  /** The mandate of a direct debit, where the country offers one; holder and last digits once it is given. */
  directDebit: z.nullable(
    z.object({
      mandateReference: z.string(),
      creditorId: z.string(),
      holder: z.nullable(z.string()),
      last4: z.nullable(z.string()),
      ibanExample: z.string(),
    }),
  ),
  /** Binds an order to the cart as the buyer saw it; changes with every change of the cart. */
  placementKey: z.string(),
  /** What a no-script form sent and why it was rejected: shown once to browsers without script. */
  draft: z.nullable(
    z.object({
      form: z.string(),
      fields: z.record(z.string(), z.string()),
      problems: z.array(fieldProblem),
    }),
  ),
});
export type Cart = z.infer<typeof cart>;

/**
 * The response of POST /carts/add-many: the cart, the number of new articles in it, and the names of those that are sold out, or of which
 * there are too few.
 */
export const manyAdded = z.extend(cart, { added: z.int(), soldOut: z.array(z.string()), tooFew: z.array(z.string()) });

/** The answer of POST /carts/address/billing. */
export const billingAnswer = z.object({
  consumer: cart.shape.consumer,
  address: z.nullable(billedAddress),
  shippingMethod: z.nullable(z.string()),
});
