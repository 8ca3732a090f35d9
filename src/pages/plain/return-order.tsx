import { contactOfCookies } from '#backend/consumer/own-contact.ts';
import { longDate, longMoment } from '#backend/mail/delivery-days.ts';
import { showDesk } from '#backend/return/present-desk.ts';
import { DeskScreen } from '#server-modules/return/desk-screen.tsx';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The return that this visitor is writing, with script and without: their own, kept by no cache. */
export default async function PlainReturnOrderPage({ site }: PageProps) {
  const { country, locale } = site;
  return (
    <DeskScreen
      site={site}
      desk={await showDesk(currentCookies())}
      contact={await contactOfCookies(site, currentCookies())}
      date={(at) => longDate(at, country, locale)}
      moment={(at) => longMoment(at, country, locale)}
    />
  );
}
