import { captchaCauses } from './captcha.ts';
import { z } from './zod.ts';

/** Why a field was rejected: the field's path in the body, the key of the message that explains it, and the values for that message. */
export const fieldProblem = z.object({ field: z.string(), messageKey: z.string(), values: z.record(z.string(), z.string()).optional() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every error. `data.exception` names the domain error, `data.fields` the invalid fields. */
export const problem = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  data: z.object({
    exception: z.string(),
    fields: z.array(fieldProblem).optional(),
    productKey: z.string().optional(),
    variantKey: z.string().optional(),
    skus: z.array(z.string()).optional(),
    cause: z.enum(captchaCauses).optional(),
  }),
});
export type Problem = z.infer<typeof problem>;
