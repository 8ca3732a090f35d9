import { readOwnContact } from '#backend/contact/contact.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { ContactScreen } from '#server-modules/contact-form/contact-screen.tsx';

/** The contact form after it was rejected without script. */
export default async function NoScriptContactPage({ site }: PageProps) {
  return <ContactScreen site={site} draft={await readOwnContact(currentCookies())} />;
}
