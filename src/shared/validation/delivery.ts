import { deliveryFields } from '#shared/contract/cart-calls.ts';
import { z } from '#shared/contract/zod.ts';
import { type AddressRules, addressProblems } from './address-for.ts';

export type { AddressRules } from './address-for.ts';

/** The delivery form of one country's shop: the same in the browser and on the server (V-02, V-03). It delivers within its own country. */
export const deliveryFor = (rules: AddressRules): z.ZodMiniType<z.output<typeof deliveryFields>, z.input<typeof deliveryFields>> =>
  deliveryFields.check(
    z.superRefine((body, context) => {
      const report = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message });
      if (body.delivery.country !== rules.country) report(['delivery', 'country'], 'general.validation.country');
      for (const { field, messageKey } of addressProblems(body.delivery, rules)) report(['delivery', field], messageKey);
      if (!body.billing) return;
      for (const { field, messageKey } of addressProblems(body.billing, rules)) report(['billing', field], messageKey);
    }),
  );
