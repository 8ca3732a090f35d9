import { address } from './address.ts';
import { captchaField } from './captcha.ts';
import { profile } from './consumer.ts';
import { deliveryAddress } from './consumer-address.ts';
import { sessions } from './login.ts';
import { order } from './order.ts';
import { ownContactRequest } from './own-contact-request.ts';
import { savedCard } from './payment-method.ts';
import { registeredProduct } from './registered-product.ts';
import { consents, consentTypes } from './registration.ts';
import { password } from './rules.ts';
import { measured } from './text.ts';
import { wishlist } from './wishlist.ts';
import { z } from './zod.ts';

/** POST /consumer/create/from/order: the address and the names are the order's (U-07). */
export const fromOrderBody = z.strictObject({
  password,
  orderId: measured(80).check(z.minLength(1, 'general.validation.required'), z.maxLength(80, 'general.validation.tooLong')),
  captcha: captchaField,
  consentsModel: consents,
});
export type FromOrder = z.output<typeof fromOrderBody>;

/** POST /consumer/delete needs no body; a form that asks for the confirmation word sends it, and then it must be right. */
export const deleteBody = z.strictObject({ confirmation: measured(40).check(z.maxLength(40, 'general.validation.tooLong')) });

export const deleted = z.object({ isDeleted: z.literal(true) });

/** GET /consumer/deletion: whether this browser has deleted its account within the last minutes. */
export const deletion = z.object({ hasDeleted: z.boolean() });

/** GET /consumer/export: everything that the shop stores of an account. Times are epoch milliseconds. */
export const accountExport = z.object({
  profile,
  createdAt: z.int(),
  consents: z.array(z.object({ type: z.enum(consentTypes), givenAt: z.int() })),
  deliveryAddresses: z.array(deliveryAddress),
  billingAddress: z.nullable(address),
  paymentMethods: z.array(savedCard),
  orders: z.array(order),
  products: z.array(registeredProduct),
  contactRequests: z.array(ownContactRequest),
  wishlist: wishlist.shape.items,
  sessions: z.array(z.omit(sessions.shape.sessions.def.element, { isCurrent: true })),
});
export type AccountExport = z.output<typeof accountExport>;
