import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** Privacy settings: a switch for each purpose, with every cookie and service behind it. The list comes from the shop, not from editors. */
export const privacySettingsSchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the title of the page says it'),
  hasNecessary: z.boolean().default(true).describe('Lists what the shop cannot do without first, with every cookie'),
});
export type PrivacySettingsData = z.infer<typeof privacySettingsSchema>;
