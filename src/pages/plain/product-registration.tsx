import { createTicket } from '#backend/captcha/captcha.ts';
import { readOwnRegistration } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { RegistrationScreen } from '#server-modules/product-registration/registration-screen.tsx';

const dones = ['CONFIRMED', 'FORGOTTEN'] as const;

/** What came of registering a product, and where its mail leads: to see, to confirm and to take it back. With script and without. */
export default async function PlainProductRegistrationPage({ site, query }: PageProps) {
  const asked = new URLSearchParams(query);
  const link = { id: asked.get('id') ?? '', key: asked.get('key') ?? '' };
  const isLink = link.id !== '' || asked.has('refused');
  const own = await readOwnRegistration(site, currentCookies(), isLink ? link : undefined);
  const done = dones.find((known) => known === asked.get('done'));
  return <RegistrationScreen site={site} {...own} link={isLink ? link : undefined} done={done} ticket={await createTicket()} />;
}
