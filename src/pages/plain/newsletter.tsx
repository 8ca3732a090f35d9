import { createTicket } from '#backend/captcha/captcha.ts';
import { subscriptionOfLink } from '#backend/newsletter/newsletter.ts';
import { readFormFlash } from '#backend/rest/rest.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NewsletterLinkScreen } from '#server-modules/newsletter/newsletter-link-screen.tsx';
import { NewsletterRequestedScreen } from '#server-modules/newsletter/newsletter-requested-screen.tsx';

/**
 * The result of a newsletter subscription, and the target of links in its mails: confirm or end it (double opt-in). With and without
 * script.
 */
export default async function NoScriptNewsletterPage({ site, query }: PageProps) {
  const queryParams = new URLSearchParams(query);
  const draft = readFormFlash(currentCookies(), 'newsletter');
  if (draft && !queryParams.has('id') && !queryParams.has('done'))
    return <NewsletterRequestedScreen site={site} draft={draft} ticket={await createTicket()} />;
  const link = { id: queryParams.get('id') ?? '', key: queryParams.get('key') ?? '' };
  const row = await subscriptionOfLink(link);
  const subscriber = row && { email: row.email, isConfirmed: row.confirmedAt !== null };
  return <NewsletterLinkScreen site={site} link={link} subscriber={subscriber} done={queryParams.get('done')} />;
}
