import { z } from 'zod';
import { headline, linkReference, text } from '#shared/content/references.ts';

const hours = z.string().max(40);

/** M-24 contact information, small: how to reach somebody, and when. Phone in international form. */
export const contactInformationSchema = z.strictObject({
  headline,
  text: text.nullable(),
  phone: z.string().regex(/^\+[1-9][\d ]{4,20}$/),
  email: z.email(),
  day1: z.string().max(40),
  time1: hours,
  day2: z.string().max(40).nullable(),
  time2: hours.nullable(),
  day3: z.string().max(40).nullable(),
  time3: hours.nullable(),
  info: z.string().max(160).nullable(),
  companyName: z.string(),
  street: z.string(),
  streetNo: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  routeLink: linkReference.nullable(),
});
export type ContactInformationData = z.infer<typeof contactInformationSchema>;
