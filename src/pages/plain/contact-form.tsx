import { readOwnContact } from '#backend/contact/contact.ts';
import { ContactScreen } from '#server-modules/contact-form/contact-screen.tsx';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The contact form that was refused without script. */
export default async function PlainContactPage({ site }: PageProps) {
  return <ContactScreen site={site} draft={await readOwnContact(currentCookies())} />;
}
