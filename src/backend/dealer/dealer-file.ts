import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dealerLabels } from '#shared/contract/dealer.ts';
import { countries } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const hours = z.string().regex(new RegExp(`^(?:${time}-${time})?$`), 'must be HH:mm-HH:mm, or empty when closed');

const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name);

const dealerEntry = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/),
  name: z.string().min(1),
  country: z.enum(countryCodes),
  isUnitPartner: z.boolean(),
  labels: z.array(z.enum(dealerLabels)),
  address: z.strictObject({ street: z.string().min(1), streetNo: z.string(), zip: z.string().min(1), city: z.string().min(1) }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Sunday first. */
  hours: z.tuple([hours, hours, hours, hours, hours, hours, hours]).nullable(),
  timeZone: z.string().refine(isTimeZone, 'is no time zone'),
  phone: z.string().regex(/^\+[1-9][\d ]{1,14}$/),
  email: z.email(),
  homepage: z.url({ protocol: /^https$/ }),
});

/** `content/dealers/dealers.json` */
export const dealersFile = z.strictObject({ dealers: z.array(dealerEntry).min(1) });
export type DealerEntry = z.infer<typeof dealerEntry>;

/** Reads all dealers; throws an error that names the file and the field. */
export const readDealers = async (folder: string = environment().CONTENT_DIR): Promise<DealerEntry[]> => {
  const file = join(folder, 'dealers', 'dealers.json');
  const result = dealersFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data.dealers;
};
