import { createTicket } from '#backend/captcha/captcha.ts';
import { readOwnRegistration } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { RegistrationScreen } from '#server-modules/product-registration/registration-screen.tsx';

const doneStates = ['CONFIRMED', 'FORGOTTEN'] as const;

/** The result of a product registration, and the target of links in its mail: view, confirm and revoke. With and without script. */
export default async function NoScriptProductRegistrationPage({ site, query }: PageProps) {
  const queryParams = new URLSearchParams(query);
  const link = { id: queryParams.get('id') ?? '', key: queryParams.get('key') ?? '' };
  const isLink = link.id !== '' || queryParams.has('refused');
  const own = await readOwnRegistration(site, currentCookies(), isLink ? link : undefined);
  const done = doneStates.find((known) => known === queryParams.get('done'));
  return <RegistrationScreen site={site} {...own} link={isLink ? link : undefined} done={done} ticket={await createTicket()} />;
}
