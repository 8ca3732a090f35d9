import { subscriptionOfLink } from '#backend/newsletter/newsletter.ts';
import { draftOfCookies } from '#backend/rest/rest.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NewsletterAsked } from '#server-modules/newsletter/newsletter-asked.tsx';
import { NewsletterLetter } from '#server-modules/newsletter/newsletter-letter.tsx';

/** What came of asking for the newsletter, and where its letters lead: to confirm it, or to end it (double opt-in). With script and without. */
export default async function PlainNewsletterPage({ site, query }: PageProps) {
  const asked = new URLSearchParams(query);
  const draft = draftOfCookies(currentCookies(), 'newsletter');
  if (draft && !asked.has('id') && !asked.has('done')) return <NewsletterAsked site={site} draft={draft} />;
  const link = { id: asked.get('id') ?? '', key: asked.get('key') ?? '' };
  const row = await subscriptionOfLink(link);
  const subscriber = row && { email: row.email, isConfirmed: row.confirmedAt !== null };
  return <NewsletterLetter site={site} link={link} subscriber={subscriber} done={asked.get('done')} />;
}
