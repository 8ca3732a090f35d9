import 'server-only';
import { longDate, longMoment } from '#backend/calendar/calendar.ts';
import { loadReturnDocument } from '#backend/return/return.ts';
import { visitorOf } from '#backend/session/session.ts';
import { fullName } from '#shared/address/address-lines.ts';
import type { Site } from '#shared/country/site.ts';
import { getProfile } from './profile.ts';

const contactOf = async ({ country }: Site, cookies: string): Promise<{ name: string; email: string } | undefined> => {
  const visitor = await visitorOf(cookies);
  if (visitor.status !== 'ACTIVE') return undefined;
  const profile = await getProfile(visitor.consumerId);
  return { name: fullName(profile, country), email: profile.email };
};

/** The return of the visitor with these cookies: its content, the logged-in consumer, and how the country formats a day and a moment. */
export const readOwnReturn = async (site: Site, cookies: string) => {
  const { country, locale } = site;
  return {
    returnSession: await loadReturnDocument(cookies),
    contact: await contactOf(site, cookies),
    date: (at: number): string => longDate(at, country, locale),
    moment: (at: number): string => longMoment(at, country, locale),
  };
};
