import { isCalendarDay, readDay } from '../guarantee/calendar-day.ts';
import { captchaField } from './captcha.ts';
import { picture } from './picture.ts';
import { email } from './rules.ts';
import { filledLine, mailedKey, measured, nameLine } from './text.ts';
import { z } from './zod.ts';

const count = z.number('general.validation.notValid').check(z.int('general.validation.notValid'), z.gte(1, 'general.validation.notValid'));

/** POST /consumer/products/register: one product, the purchase, and its owner (B-12). */
export const registerProductBody = z.strictObject({
  /** Article number or name of the model, as people write them. */
  model: filledLine(80),
  purchasedOn: z
    .strictObject({
      day: count.check(z.lte(31, 'general.validation.notValid')),
      month: count.check(z.lte(12, 'general.validation.notValid')),
      year: count.check(z.gte(1900, 'general.validation.notValid'), z.lte(9999, 'general.validation.notValid')),
    })
    .check(z.refine(isCalendarDay, 'general.validation.notValid')),
  /** The dealer's name, or the number of an order of this shop. */
  boughtAt: filledLine(120),
  firstName: nameLine(80),
  lastName: nameLine(80),
  email,
  'privacy-consent': z.literal('accept', 'general.validation.tick'),
  captcha: captchaField,
});
/** A registration, once its captcha has been checked. */
export type RegisterProduct = Omit<z.output<typeof registerProductBody>, 'captcha'>;

/** A day as it is stored: `2026-11-14`. */
const day = z.string();

/** A registered product as its owner sees it. `sku` and `variantName` are null if only the model is known. */
export const registeredProduct = z.object({
  registrationId: z.string(),
  productKey: z.string(),
  sku: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  picture: z.nullable(picture),
  purchasedOn: day,
  guaranteeYears: z.int(),
  guaranteeEnds: day,
  boughtAt: z.string(),
  registeredAt: z.int(),
});
export type RegisteredProduct = z.output<typeof registeredProduct>;

/** GET /consumer/products and the calls that change them: all of an account, the newest first. */
export const registeredProducts = z.object({ products: z.array(registeredProduct) });

/** The response to a registration: its number, and until when the guarantee runs. */
export const registrationReceipt = z.object({ registrationId: z.string(), name: z.string(), guaranteeEnds: day });

const registrationId = measured(40).check(z.minLength(1, 'general.validation.required'), z.maxLength(40, 'general.validation.tooLong'));

/** POST /consumer/products/remove: the logged-in consumer withdraws a registration. */
export const removeProductBody = z.strictObject({ registrationId });

/** POST /consumer/products/confirm and /forget: the parameters of the mailed link. */
export const forgetProductBody = z.strictObject({
  id: registrationId,
  key: mailedKey,
});
export type ProductLink = z.output<typeof forgetProductBody>;

export const forgotten = z.object({ isForgotten: z.literal(true) });

export const productConfirmed = z.object({ isConfirmed: z.literal(true) });

/** GET /api/product/guarantee */
export const guaranteeQuery = z.object({
  /** As the form accepts it. */
  model: measured(80).check(z.maxLength(80)),
  /** `2026-11-14`; without it only the years are returned. */
  purchasedOn: z.optional(
    measured(10).check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'general.validation.notValid'),
      z.refine((text) => isCalendarDay(readDay(text)), 'general.validation.notValid'),
    ),
  ),
});

/** What the form shows of the typed product; null if nothing matches. */
export const guaranteedProduct = z.object({
  product: z.nullable(
    z.object({
      name: z.string(),
      variantName: z.nullable(z.string()),
      description: z.string(),
      picture: z.nullable(picture),
      /** `Garantie, 15 Jahre` */
      guarantee: z.string(),
      /** `bis 14.11.2041`; null without a day. */
      until: z.nullable(z.string()),
      guaranteeYears: z.int(),
    }),
  ),
});
export type GuaranteedProduct = z.output<typeof guaranteedProduct>['product'];
