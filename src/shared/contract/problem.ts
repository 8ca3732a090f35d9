import { captchaCauses } from './captcha.ts';
import { z } from './zod.ts';

/** Why a field was rejected: the field's path in the body, the key of the message that explains it, and the values for that message. */
export const fieldProblem = z.object({ field: z.string(), messageKey: z.string(), values: z.optional(z.record(z.string(), z.string())) });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every error. `data.exception` names the domain error, `data.fields` the invalid fields. */
export const problem = z.object({
  statusCode: z.int(),
  message: z.string(),
  data: z.object({
    exception: z.string(),
    fields: z.optional(z.array(fieldProblem)),
    productKey: z.optional(z.string()),
    variantKey: z.optional(z.string()),
    skus: z.optional(z.array(z.string())),
    cause: z.optional(z.enum(captchaCauses)),
  }),
});
export type Problem = z.infer<typeof problem>;
