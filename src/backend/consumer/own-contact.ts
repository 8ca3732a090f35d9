import 'server-only';
import { fullName } from '#shared/address/address-lines.ts';
import type { Site } from '#shared/country/site.ts';
import { getProfile } from './consumer.ts';
import { visitorOf } from './visitor.ts';

/** Name and address of mail of whoever is logged in, for a form in their own document; undefined for everybody else. `cookies` is the Cookie header. */
export const contactOfCookies = async ({ country }: Site, cookies: string): Promise<{ name: string; email: string } | undefined> => {
  const visitor = await visitorOf(cookies);
  if (visitor.status !== 'ACTIVE') return undefined;
  const profile = await getProfile(visitor.consumerId);
  return { name: fullName(profile, country), email: profile.email };
};
