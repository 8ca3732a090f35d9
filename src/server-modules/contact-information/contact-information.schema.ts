import { z } from 'zod';
import { download, headline, imageReference, linkReference, text } from '#shared/content/references.ts';

const hours = z.string().max(40);

/** M-24 contact information, small: how and when to reach somebody. Phone in international form. */
export const contactInformationSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('What one may ask, and how soon an answer comes'),
  phone: z
    .string()
    .regex(/^\+[1-9][\d ]{4,20}$/)
    .describe('In international form: +49 5251 1234'),
  email: z.email().describe('Where mails go'),
  day1: z.string().max(40).describe('Days of which the hours beside it are said'),
  time1: hours.describe('From when to when'),
  day2: z.string().max(40).nullable().default(null).describe('Days of which the hours beside it are said'),
  time2: hours.nullable().default(null).describe('From when to when'),
  day3: z.string().max(40).nullable().default(null).describe('Days of which the hours beside it are said'),
  time3: hours.nullable().default(null).describe('From when to when'),
  info: z.string().max(160).nullable().default(null).describe('A line below the hours: time zone, holidays'),
  companyName: z.string().describe('To whom a letter goes'),
  street: z.string().describe('Street'),
  streetNo: z.string().describe('House number'),
  zip: z.string().describe('Postal code'),
  city: z.string().describe('City'),
  country: z.string().describe('Country, in the words of the page'),
  routeLink: linkReference.nullable().default(null).describe('The way there, below the address'),
  documentLink: download.nullable().default(null).describe('A file to take along: the way there, a card for the address book'),
  qrImage: imageReference.nullable().default(null).describe('A code for the camera of a phone; what it leads to stands in its words'),
  description: text.nullable().default(null).describe('What else helps to find the house, beside the code'),
});
export type ContactInformationData = z.infer<typeof contactInformationSchema>;
