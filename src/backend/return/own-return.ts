import 'server-only';
import { contactOfCookies } from '#backend/consumer/own-contact.ts';
import { longDate, longMoment } from '#backend/mail/delivery-days.ts';
import type { Site } from '#shared/country/site.ts';
import { showDesk } from './present-desk.ts';

/** The return of the visitor with these cookies: what they have written, who they are when logged in, and how their country writes a day and a moment. */
export const readOwnReturn = async (site: Site, cookies: string) => {
  const { country, locale } = site;
  return {
    desk: await showDesk(cookies),
    contact: await contactOfCookies(site, cookies),
    date: (at: number): string => longDate(at, country, locale),
    moment: (at: number): string => longMoment(at, country, locale),
  };
};
