import { z } from './zod.ts';

export const cardBrands = ['visa', 'mastercard', 'maestro', 'amex', 'card'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** A card that a consumer agreed to save for later purchases: what is printed on receipts, never its number. `card` is any other brand. */
export const savedCard = z.object({
  id: z.string(),
  brand: z.enum(cardBrands),
  last4: z.string(),
  /** 1 to 12. */
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** True after the last day of that month: such a card is shown and cannot be used. */
  isExpired: z.boolean(),
});
export type SavedCard = z.output<typeof savedCard>;

/** GET /consumer/payment-methods: the saved cards, the newest first. The response of every call on them. */
export const savedCards = z.object({ paymentMethods: z.array(savedCard) });

/** POST /consumer/payment-methods/remove */
export const removeCardBody = z.strictObject({ id: z.uuid('general.validation.notValid') });
