import { consentTypes, personFields, rejectInvisibleInPerson, requireCompany } from './registration.ts';
import { z } from './zod.ts';

/** PUT /consumer/: the whole profile; the email address stays. */
export const profileBody = personFields.check(z.superRefine(requireCompany), z.superRefine(rejectInvisibleInPerson));

/** GET /consumer/: the profile of the logged-in consumer. */
export const profile = z.object({
  ...personFields.shape,
  information: z.object({ id: z.string() }),
  email: z.string(),
  consents: z.array(z.enum(consentTypes)),
});
export type Profile = z.output<typeof profile>;
